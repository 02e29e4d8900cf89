import Translate from '@docusaurus/Translate';
import {memo, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import type {OptionGroup, SearchOption} from './groups';
import {groupLabels} from './texts';
import styles from './styles.lazy.module.css';

interface OptionProps {
  readonly option: SearchOption;
  readonly isActive: boolean;
  /** Whether it shows its page's kind. */
  readonly isLabelled: boolean;
}

const Option = memo(function Option({option, isActive, isLabelled}: OptionProps): ReactNode {
  const {id, page, section, url} = option;
  const {title, excerpt} = section ?? page;
  const tag = isLabelled && !section ? groupLabels[page.kind] : undefined;
  return (
    // Dozens of them with each key: theme links would each watch the window, to fetch their targets.
    // oxlint-disable-next-line @docusaurus/no-html-links
    <a
      href={url}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-section={Boolean(section)}
      className={styles.option}
      onPointerEnter={() => {
        void window.docusaurus.preload(new URL(url, window.location.origin).pathname);
      }}
    >
      <span className={styles.optionTitle}>
        {/* Who hears a section's title does not see the page's above it. */}
        {section && <span className="visually-hidden">{`${page.title} › `}</span>}
        <span>{title}</span>
        {tag && <span className={styles.tag}>{tag}</span>}
      </span>
      {excerpt.length > 0 && (
        <span className={styles.excerpt}>
          {/* Each part in an element: text that a browser has translated cannot be taken out by itself. */}
          {excerpt.map(({text, isMatch}, index) => {
            const Part = isMatch ? 'mark' : 'span';
            return <Part key={index}>{text}</Part>;
          })}
        </span>
      )}
    </a>
  );
});

export interface ResultListProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** Id of the option that Enter follows. */
  readonly activeId: string | undefined;
  /** Id of the last option, which asks the assistant, where there is one. */
  readonly askId: string | undefined;
  readonly question: string;
}

/** The content of the combobox's listbox: options in groups, none of which takes the focus. */
export const ResultList = memo(function ResultList(props: ResultListProps): ReactNode {
  const {id, groups, activeId, askId, question} = props;
  return (
    <>
      {groups.map(({name, options}) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
          <div id={`${id}-${name}`} role="presentation" className={styles.kind}>
            {groupLabels[name]}
          </div>
          {options.map((option) => (
            <Option
              key={option.id}
              option={option}
              isLabelled={name === 'best'}
              isActive={option.id === activeId}
            />
          ))}
        </div>
      ))}
      {askId && (
        <div role="presentation" className={styles.group}>
          <div
            id={askId}
            role="option"
            aria-selected={askId === activeId}
            tabIndex={-1}
            className={styles.option}
          >
            <span className={styles.optionTitle}>
              <Icon name="chat" size={18} />
              <Translate id="search.ask">Ask the assistant</Translate>
            </span>
            <span className={styles.excerpt}>
              <Translate id="search.ask.question" values={{question}}>
                {'“{question}”'}
              </Translate>
            </span>
          </div>
        </div>
      )}
    </>
  );
});
