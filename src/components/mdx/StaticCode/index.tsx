import {translate} from '@docusaurus/Translate';
import {useRef, useState} from 'react';
import {CopyButton} from '@site/src/components/CopyButton';
import {IconButton} from '@site/src/components/IconButton';
import {copyNotices} from '@site/src/data/commonTexts';
import styles from './styles.route.module.css';

/** Written by src/plugins/static-code from a fence; all of it is text. */
export interface StaticCodeProps {
  /** One name for all spellings of a language: `javascript`, never `js`. */
  readonly language: string;
  /** Content of `<code>`: the code, coloured by classes. */
  readonly html: string;
  /** Name of the file, or of the language. */
  readonly title: string;
  /** Characters of the longest line, rounded up to one of a few widths, or `more`. */
  readonly width?: string;
}

/** @returns The text to copy: without removed lines. */
function copyableText(code: Element | null) {
  const copy = code?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll('[data-no-copy]').forEach((part) => {
    part.remove();
  });
  return copy?.textContent.replace(/\n$/, '') ?? '';
}

/** A block of code: static HTML, and two buttons. */
export function StaticCode(props: StaticCodeProps) {
  const {language, html, title, width} = props;
  const code = useRef<HTMLElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  const wrapLabel = translate({id: 'mdx.code.wrap', message: 'Wrap long lines'});
  return (
    <div className={styles.block} data-static-code={language} data-width={width}>
      <div className={styles.bar}>
        <span className={styles.title}>{title}</span>
        <span className={styles.actions} data-needs-script>
          <IconButton
            icon="wrap"
            label={wrapLabel}
            title={wrapLabel}
            className={styles.wrap}
            aria-pressed={isWrapped}
            onClick={() => {
              setIsWrapped(!isWrapped);
            }}
          />
          <CopyButton
            isIcon
            label={translate({id: 'mdx.code.copy', message: 'Copy the code'})}
            getText={() => copyableText(code.current)}
            notices={copyNotices}
            selectable={code}
          />
        </span>
      </div>
      {/* A region that scrolls must be reachable by key (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.pre} tabIndex={0}>
        <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
