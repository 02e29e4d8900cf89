import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {CopyButton} from '@site/src/components/CopyButton';
import {copyNotices} from '@site/src/data/commonTexts';
import styles from './styles.route.module.css';
import {useTwin} from './TwinLink';

async function fetchText(path: string) {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} returned ${response.status}`);
  }
  return response.text();
}

/** The page for tools that read Markdown: to copy, and to look at. */
export function MarkdownLinks() {
  const twin = useTwin();
  if (twin === null) {
    return null;
  }
  return (
    <div className={clsx('inline-row quiet', styles.twin)} data-no-twin>
      <CopyButton
        label={translate({id: 'pageMarkdown.copy', message: 'Copy as Markdown'})}
        className="link-button"
        getText={async () => fetchText(twin)}
        notices={{
          ...copyNotices,
          refused: translate({
            id: 'pageMarkdown.refused',
            message:
              "Your browser didn't allow copying. View the page as Markdown, and copy it with the keyboard.",
          }),
          unreachable: translate({
            id: 'pageMarkdown.unreachable',
            message: "The Markdown couldn't be loaded. Check your connection, and try again.",
          }),
        }}
      />
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- a file beside the page, which the router does not know */}
      <a
        href={twin}
        className="link-button"
        type="text/markdown"
        aria-label={translate({id: 'pageMarkdown.view', message: 'View as Markdown'})}
      >
        <Translate id="pageMarkdown.view.short">View</Translate>
      </a>
    </div>
  );
}
