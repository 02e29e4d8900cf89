/* Wraps @docusaurus/theme-classic's DocSidebarItems: each section of the docs has its own sidebar, so the top of the list leads to the others. */
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {isSamePath} from '@docusaurus/theme-common/internal';
import OriginalItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import {SectionSwitch} from '@site/src/features/docs/SectionSwitch';

export default function DocSidebarItems(props: Props) {
  const {activePath, level, onItemClick} = props;
  const docs = useAllDocsData().default?.versions[0]?.docs ?? [];
  // In the menu of narrow screens, outside the page, no context names the sidebar.
  const current =
    level === 1 ? docs.find(({path}) => isSamePath(path, activePath))?.sidebar : undefined;
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
