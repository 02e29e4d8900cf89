import {useEffect, useRef, type ReactNode} from 'react';
import {InPlaceLink} from '@site/src/components/InPlaceLink';
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

function Option({option, isActive, isLabelled, onChoose}: OptionProps): ReactNode {
  const {id, url, title, kind, isSection, excerpt} = option;
  return (
    <InPlaceLink
      to={url}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-section={isSection}
      className={styles.option}
      onChoose={() => {
        onChoose(option);
      }}
    >
      <span className={styles.optionTitle}>
        {title}
        {isLabelled && !isSection && <span className={styles.tag}>{groupLabels[kind]}</span>}
      </span>
      <Excerpt parts={excerpt} className={styles.excerpt} />
    </InPlaceLink>
  );
}

export interface ResultListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** Id of the option that Enter follows. */
  readonly activeId: string | undefined;
  readonly onChoose: (option: SearchOption) => void;
}

/** The popup of the combobox: options in groups, none of which takes the focus. */
export function ResultList({id, label, groups, activeId, onChoose}: ResultListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [activeId]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
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
    </div>
  );
}
