import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useEffect, useRef, type ReactNode} from 'react';
// The server renders fields, too.
import '@site/src/components/Field/styles.lazy.module.css';
import {LoadFailed} from '@site/src/components/LazyPart';
import {formFailedText, retryLabel} from '@site/src/data/commonTexts';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import type {BuilderProps} from './Builder';
import styles from './builder.route.module.css';
import BuilderOnServer from './BuilderOnServer';

const loadBuilder = async () => import('./Builder');

/** Signs of a visitor who may soon use the form. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

const CONTROLS = 'input, select, button';

/**
 * The builder as the page was built, with the usual configuration to read and copy. Its code is loaded
 * when the visitor stirs, or at once when a link asks for another configuration.
 */
export function CapabilityBuilder({hub}: BuilderProps): ReactNode {
  const [part, start] = useLazyModule(loadBuilder);
  const built = useRef<HTMLDivElement>(null);
  // The number of the control that has the focus, which its successor takes over.
  const focused = useRef(-1);

  useEffect(() => {
    if (window.location.search || !built.current?.hasChildNodes()) {
      start();
    }
    const stop = new AbortController();
    for (const sign of SIGNS) {
      window.addEventListener(sign, start, {once: true, passive: true, signal: stop.signal});
    }
    const note = ({target}: FocusEvent): void => {
      const controls = [...(built.current?.querySelectorAll(CONTROLS) ?? [])];
      focused.current = controls.indexOf(target as Element);
    };
    window.addEventListener('focusin', note, {signal: stop.signal});
    return () => stop.abort();
  }, [start]);

  if (part.status === 'ready') {
    return (
      <div
        key="live"
        ref={(root) => {
          root?.querySelectorAll<HTMLElement>(CONTROLS)[focused.current]?.focus();
        }}
      >
        <part.module.Builder hub={hub} />
      </div>
    );
  }
  return (
    <>
      {part.status === 'failed' && (
        <LoadFailed retryLabel={retryLabel} onRetry={start}>
          {formFailedText}
        </LoadFailed>
      )}
      <div
        key="built"
        ref={built}
        className={styles.built}
        suppressHydrationWarning
        // In browsers, empty HTML keeps what the server rendered.
        {...(ExecutionEnvironment.canUseDOM
          ? {dangerouslySetInnerHTML: {__html: ''}}
          : {children: <BuilderOnServer hub={hub} />})}
      />
    </>
  );
}
