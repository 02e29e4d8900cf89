import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {markdownTwin} from '@site/src/lib/markdownTwin';

/** Path of the Markdown twin of the page that is shown, or null where there is none. */
export function useTwin(): string | null {
  return markdownTwin(useLocation().pathname, useBaseUrl('/'));
}
