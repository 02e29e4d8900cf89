/*
 * Wraps @docusaurus/theme-classic's Layout: keeps links to sections on the page that is shown, and names its Markdown twin in the head. Pages of the documentation
 * name theirs themselves, since their layout also wraps URLs without a page (src/theme/DocItem/Layout).
 */
import useRouteContext from '@docusaurus/useRouteContext';
import OriginalLayout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {TwinLink} from '@site/src/features/reading/TwinLink';
import {useOwnSections} from '@site/src/lib/useOwnSections';

/** `native` is Docusaurus' own route for everything that is no page. */
const WITHOUT: readonly string[] = ['native', 'docusaurus-plugin-content-docs'];

export default function Layout(props: Props) {
  const {plugin} = useRouteContext();
  useOwnSections();
  return (
    <>
      {!WITHOUT.includes(plugin.name) && <TwinLink />}
      <OriginalLayout {...props} />
    </>
  );
}
