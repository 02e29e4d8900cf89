import {useRef, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/CopyButton';
import {copyNotices} from '@site/src/data/commonTexts';
import {colourJson, COLOURED_LENGTH, SHOWN_LENGTH} from './json';
import styles from './styles.lazy.module.css';

export interface CodeBoxProps {
  readonly title: ReactNode;
  /** Says what is copied. */
  readonly copyLabel: string;
  readonly code: string;
  readonly isAnswer?: boolean;
  readonly isJson?: boolean;
}

/** A command or the body of an answer, with a button to copy it. React writes it as text. */
export function CodeBox({title, copyLabel, code, isAnswer, isJson}: CodeBoxProps): ReactNode {
  const text = useRef<HTMLElement>(null);
  return (
    <>
      <div className={styles.codeHead}>
        {title}
        <span className={styles.copy}>
          <CopyButton
            label={copyLabel}
            getText={() => code}
            className={styles.small}
            noticeClassName={styles.hint}
            notices={copyNotices}
            selectable={text}
          />
        </span>
      </div>
      {/* A region that scrolls must be reachable by key (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className={styles.pre} data-answer={isAnswer ? '' : undefined}>
        <code ref={text}>
          {isJson && code.length <= COLOURED_LENGTH
            ? colourJson(code)
            : code.slice(0, SHOWN_LENGTH)}
        </code>
      </pre>
    </>
  );
}
