/* Wraps @docusaurus/theme-classic's DocSidebarItems: each section of the docs is a sidebar of its own, so the top of the list leads to the others. */
import OriginalItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import type {ReactNode} from 'react';
import {SectionSwitch} from '@site/src/features/docs/SectionSwitch';
import {sectionOf} from '@site/src/lib/docsSections';

export default function DocSidebarItems(props: Props): ReactNode {
  const {items, level, onItemClick} = props;
  // By its items: in the menu of narrow screens, outside the page, no context names the sidebar.
  const current = level === 1 ? sectionOf(items) : undefined;
  return (
    <>
      {current !== undefined && (
        <SectionSwitch
          current={current}
          // The menu of narrow screens closes for a link; it looks at nothing but the type.
          onSelect={() => onItemClick?.({type: 'link', label: '', href: ''})}
        />
      )}
      <OriginalItems {...props} />
    </>
  );
}
