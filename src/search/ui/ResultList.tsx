import Translate, {translate} from '@docusaurus/Translate';
import {memo} from 'react';
import {Icon} from '@site/src/components/Icon';
import type {Kind, PageHit, SectionHit} from '../types';
import styles from './styles.lazy.module.css';

const kinds: Readonly<Record<Kind, string>> = {
  docs: translate({id: 'search.kind.docs', message: 'Documentation'}),
  api: translate({id: 'search.kind.api', message: 'API reference'}),
  integrations: translate({id: 'search.kind.integrations', message: 'Integrations'}),
  knowledge: translate({id: 'search.kind.knowledge', message: 'Knowledge base'}),
  devices: translate({id: 'search.kind.devices', message: 'Devices'}),
  site: translate({id: 'search.kind.site', message: 'Website'}),
  blog: translate({id: 'search.kind.blog', message: 'Blog'}),
  legal: translate({id: 'search.kind.legal', message: 'Legal'}),
};

/** One line of the list: a page, a section of the page above it, or a question for the assistant. */
export type SearchOption =
  | {
      readonly id: string;
      readonly url: string;
      readonly page: PageHit;
      readonly section?: SectionHit;
    }
  | {readonly id: string; readonly question: string};

interface OptionProps {
  readonly option: SearchOption;
  readonly isActive: boolean;
}

/** It never has the focus, which stays in the field. */
const Option = memo(function Option({option, isActive}: OptionProps) {
  const {id} = option;
  const shared = {id, role: 'option', 'aria-selected': isActive, className: styles.option};
  if ('question' in option) {
    return (
      <div {...shared}>
        <span className={styles.title}>
          <Icon name="chat" size={18} /> <Translate id="search.ask">Ask the assistant</Translate>
        </span>
        <span className={styles.excerpt}>
          <Translate id="search.ask.question" values={{question: option.question}}>
            {'“{question}”'}
          </Translate>
        </span>
      </div>
    );
  }
  const {url, page, section} = option;
  const {title, excerpt} = section ?? page;
  return (
    // Dozens of them with each key: theme links would each watch the window, to fetch their targets.
    // oxlint-disable-next-line @docusaurus/no-html-links
    <a
      {...shared}
      href={url}
      tabIndex={-1}
      data-section={Boolean(section)}
      onPointerEnter={() => {
        void window.docusaurus.preload(new URL(url, window.location.origin).pathname);
      }}
    >
      <span className={styles.title}>
        {/* Who hears a section's title does not see the page's above it. */}
        {section && <span className="visually-hidden">{`${page.title} › `}</span>}
        <span>{title}</span> {!section && <span className={styles.tag}>{kinds[page.kind]}</span>}
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

interface ResultListProps {
  readonly options: readonly SearchOption[];
  /** Id of the option that Enter follows. */
  readonly activeId: string | undefined;
}

/** The content of the combobox's listbox. */
export function ResultList({options, activeId}: ResultListProps) {
  return options.map((option) => (
    <Option key={option.id} option={option} isActive={option.id === activeId} />
  ));
}
