import {translate} from '@docusaurus/Translate';
import {useEffect, type CSSProperties, type ReactNode} from 'react';
import {languageLabel} from '@site/src/lib/languageLabel';
import {listenToCodeActions} from './actions';
import styles from './styles.route.module.css';

/** Written by src/plugins/static-code from a fence; all of it is text. */
export interface StaticCodeProps {
  /** One name for all spellings of a language: `javascript`, never `js`. */
  readonly language: string;
  /** Content of `<code>`: the code, coloured by classes. */
  readonly html: string;
  readonly title?: string;
  readonly firstNumber?: string;
  /** Characters of the longest line, rounded up to one of a few widths, or `more`. */
  readonly width?: string;
}

/** Strokes on a 24 × 24 field. Not part of Icon, which every page loads. */
const PATHS = {
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  wrap: 'M4 6h16M4 12h13a3 3 0 010 6h-4M15.5 15.5L13 18l2.5 2.5M4 18h5',
} as const;

function Stroke({name}: {readonly name: keyof typeof PATHS}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={styles[name]} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A block of code: static HTML, and two buttons that one listener answers for all blocks. */
export function StaticCode(props: StaticCodeProps): ReactNode {
  const {language, html, title, firstNumber, width} = props;
  useEffect(listenToCodeActions, []);
  const wrapLabel = translate({id: 'mdx.code.wrap', message: 'Wrap long lines'});
  const copyLabel = translate({id: 'mdx.code.copy', message: 'Copy the code'});
  return (
    <div className={styles.block} data-static-code={language} data-width={width}>
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? languageLabel(language)}</span>
        <span className={styles.actions} data-needs-script>
          <button
            type="button"
            className={styles.button}
            data-code-action="wrap"
            aria-pressed="false"
            aria-label={wrapLabel}
            title={wrapLabel}
          >
            <Stroke name="wrap" />
          </button>
          <button
            type="button"
            className={styles.button}
            data-code-action="copy"
            data-done={translate({id: 'mdx.code.copied', message: 'Copied'})}
            data-failed={translate({
              id: 'mdx.code.copyFailed',
              message: 'Your browser did not allow copying. The code is selected: copy it by key.',
            })}
            aria-label={copyLabel}
            title={copyLabel}
          >
            <Stroke name="copy" />
            <Stroke name="done" />
          </button>
        </span>
      </div>
      {/* What scrolls must be reachable by key (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.pre} tabIndex={0}>
        <code
          className={firstNumber === undefined ? undefined : styles.numbered}
          style={firstNumber === undefined ? undefined : startAt(firstNumber)}
          dangerouslySetInnerHTML={{__html: html}}
        />
      </pre>
    </div>
  );
}

function startAt(firstNumber: string): CSSProperties {
  return {counterReset: `line ${Number(firstNumber) - 1}`};
}
