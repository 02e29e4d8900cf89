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

/** The control that the visitor uses while the code is on its way. */
interface Touched {
  readonly control: Element;
  readonly index: number;
  readonly isChanged: boolean;
}

/** Gives the focus, and what was entered, to the control that takes the place of another. */
function handOver(root: Element, {control, index, isChanged}: Touched): void {
  const next = root.querySelectorAll<HTMLElement>(CONTROLS)[index];
  next?.focus();
  if (isChanged && control instanceof HTMLSelectElement && next instanceof HTMLSelectElement) {
    next.value = control.value;
    next.dispatchEvent(new Event('change', {bubbles: true}));
  } else if (isChanged && control instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    if (next.checked !== control.checked) {
      next.click();
    }
    // React hears of a value only when it is set past its own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      next,
      control.value,
    );
    next.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/**
 * The builder as the page was built, with the usual configuration to read and copy. Its code is loaded
 * when the visitor stirs, or at once when a link asks for another configuration.
 */
export function CapabilityBuilder({hub}: BuilderProps): ReactNode {
  const [part, start] = useLazyModule(loadBuilder);
  const built = useRef<HTMLDivElement>(null);
  const touched = useRef<Touched>(null);

  useEffect(() => {
    if (window.location.search || !built.current?.hasChildNodes()) {
      start();
    }
    const stop = new AbortController();
    for (const sign of SIGNS) {
      window.addEventListener(sign, start, {once: true, passive: true, signal: stop.signal});
    }
    const note = ({target, type}: Event): void => {
      const controls = [...(built.current?.querySelectorAll(CONTROLS) ?? [])];
      const index = controls.indexOf(target as Element);
      touched.current =
        index < 0 ? null : {control: target as Element, index, isChanged: type === 'input'};
    };
    window.addEventListener('focusin', note, {signal: stop.signal});
    window.addEventListener('input', note, {signal: stop.signal});
    return () => stop.abort();
  }, [start]);

  if (part.status === 'ready') {
    return (
      <div
        key="live"
        ref={(root) => {
          if (root && touched.current) {
            handOver(root, touched.current);
          }
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
