import Translate from '@docusaurus/Translate';
import {memo, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {isPlainClick} from '@site/src/components/InPlaceLink';
import {Excerpt} from './Excerpt';
import type {OptionGroup, SearchOption} from './options';
import {groupLabels} from './texts';
import styles from './styles.lazy.module.css';

interface OptionProps {
  readonly option: SearchOption;
  readonly isActive: boolean;
  /** Whether it says itself what kind of page it is. */
  readonly isLabelled: boolean;
  readonly onChoose: (option: SearchOption) => void;
}

const Option = memo(function Option(props: OptionProps): ReactNode {
  const {option, isActive, isLabelled, onChoose} = props;
  const {id, url, title, page, kind, isSection, excerpt} = option;
  const hasTag = isLabelled && !isSection;
  return (
    // Dozens of them with each key: theme links would each watch the window, to fetch what they lead to.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      href={url}
      id={id}
      role="option"
      aria-selected={isActive}
      // A section's title says little without the page's; what it quotes comes second.
      aria-label={
        isSection ? `${page} › ${title}` : hasTag ? `${title}, ${groupLabels[kind]}` : title
      }
      aria-describedby={excerpt.length > 0 ? `${id}-text` : undefined}
      tabIndex={-1}
      data-section={isSection}
      className={styles.option}
      onPointerEnter={() => {
        void window.docusaurus.preload(new URL(url, window.location.origin).pathname);
      }}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onChoose(option);
        }
      }}
    >
      <span className={styles.optionTitle}>
        {title}
        {hasTag && <span className={styles.tag}>{groupLabels[kind]}</span>}
      </span>
      {excerpt.length > 0 && (
        <Excerpt id={`${id}-text`} parts={excerpt} className={styles.excerpt} />
      )}
    </a>
  );
});

interface AskOptionProps {
  readonly id: string;
  readonly question: string;
  readonly isActive: boolean;
  readonly onAsk: (question: string) => void;
}

function AskOption({id, question, isActive, onAsk}: AskOptionProps): ReactNode {
  return (
    // The field has the focus and the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onClick={() => {
        onAsk(question);
      }}
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
  );
}

export interface ResultListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** Id of the option that Enter follows. */
  readonly activeId: string | undefined;
  readonly onChoose: (option: SearchOption) => void;
  /** Id of the last option, which asks the assistant, where there is one. */
  readonly askId: string | undefined;
  readonly question: string;
  readonly onAsk: (question: string) => void;
}

/** The popup of the combobox: options in groups, none of which takes the focus. */
export const ResultList = memo(function ResultList(props: ResultListProps): ReactNode {
  const {id, label, groups, activeId, onChoose, askId, question, onAsk} = props;
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
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
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
      {askId && (
        <div role="presentation" className={styles.group}>
          <AskOption id={askId} question={question} isActive={askId === activeId} onAsk={onAsk} />
        </div>
      )}
    </div>
  );
});
