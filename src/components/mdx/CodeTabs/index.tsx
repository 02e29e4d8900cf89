import {translate} from '@docusaurus/Translate';
import {
  Children,
  isValidElement,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import {TabList} from '@site/src/components/Tabs';
import type {StaticCodeProps} from '@site/src/components/mdx/StaticCode';
import {languageLabel} from '@site/src/lib/languageLabel';
import {chooseLanguage, currentChoice, subscribeToChoice} from './choice';
import styles from './styles.route.module.css';

interface CodeTabsProps {
  /** Fences, one for each language. */
  readonly children: ReactNode;
}

const isBlock = (node: ReactNode): node is ReactElement<StaticCodeProps> =>
  isValidElement<Partial<StaticCodeProps>>(node) && typeof node.props.language === 'string';

/** @throws Error at build for a group that tabs cannot show, naming its content. */
function readBlocks(children: ReactNode): readonly ReactElement<StaticCodeProps>[] {
  const nodes = Children.toArray(children).filter((node) => typeof node !== 'string');
  const blocks = nodes.filter(isBlock);
  const languages = new Set(blocks.map(({props}) => props.language));
  if (blocks.length !== nodes.length || blocks.length < 2 || languages.size < blocks.length) {
    throw new Error(
      `<CodeTabs> takes two fences or more, each in another language, and nothing else; here: ${[...languages].join(', ')}. Leave an empty line before and after each fence.`,
    );
  }
  return blocks;
}

/** One example in several languages. The choice holds for all groups, pages and windows. */
export function CodeTabs({children}: CodeTabsProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const topBefore = useRef<number | null>(null);
  const choice = useSyncExternalStore(subscribeToChoice, currentChoice, () => '');
  const blocks = readBlocks(children);
  const languages = blocks.map(({props}) => props.language);
  const chosen = choice.split(' ').find((name) => languages.includes(name));
  const selected = chosen ?? languages[0] ?? '';

  // Groups further up change as well and may grow: this one stays under the pointer.
  useLayoutEffect(() => {
    if (group.current && topBefore.current !== null) {
      const moved = group.current.getBoundingClientRect().top - topBefore.current;
      topBefore.current = null;
      if (moved !== 0) {
        window.scrollBy({top: moved, behavior: 'instant'});
      }
    }
  }, [selected]);

  return (
    <div ref={group} className={styles.group} data-code-tabs={languages.join(' ')}>
      <div data-needs-script>
        <TabList
          label={translate({id: 'mdx.codeTabs', message: 'Language of the example'})}
          items={languages.map((value) => ({value, label: languageLabel(value)}))}
          selected={selected}
          onSelect={(language) => {
            topBefore.current = group.current?.getBoundingClientRect().top ?? null;
            chooseLanguage(language, languages);
          }}
          tabId={(language) => `${id}-${language}`}
          panelId={(language) => `${id}-${language}-panel`}
        />
      </div>
      {blocks.map((block) => (
        <div
          key={block.props.language}
          role="tabpanel"
          id={`${id}-${block.props.language}-panel`}
          aria-labelledby={`${id}-${block.props.language}`}
          className={styles.panel}
          data-panel={block.props.language}
          data-value={block.props.language}
          hidden={block.props.language !== selected}
        >
          {block}
        </div>
      ))}
    </div>
  );
}
