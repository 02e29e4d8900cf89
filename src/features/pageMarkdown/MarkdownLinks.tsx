import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {copyPage, type CopyOutcome} from './copyPage';
import styles from './styles.route.module.css';
import {useTwin} from './useTwin';

/** How long the page says that it copied, in milliseconds; what went wrong stays. */
const SHOWN_MS = 2500;

const notices: Readonly<Record<CopyOutcome, ReactNode>> = {
  copied: <Translate id="pageMarkdown.copied">Page copied</Translate>,
  refused: (
    <Translate id="pageMarkdown.refused">
      Your browser did not allow copying. View the page as Markdown, and copy it by key.
    </Translate>
  ),
  unreachable: (
    <Translate id="pageMarkdown.unreachable">
      The Markdown could not be loaded. Check your connection, and try again.
    </Translate>
  ),
};

/** The page for tools that read Markdown: to copy, and to look at. */
export function MarkdownLinks(): ReactNode {
  const twin = useTwin();
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setOutcome(null);
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  if (twin === null) {
    return null;
  }
  const copy = async (): Promise<void> => {
    // The same notice again is said again.
    setOutcome(null);
    setOutcome(await copyPage(twin));
  };
  return (
    <div className={styles.links} data-no-twin>
      <button
        type="button"
        className={styles.link}
        data-needs-script
        onClick={() => {
          void copy();
        }}
      >
        <Translate id="pageMarkdown.copy">Copy page as Markdown</Translate>
      </button>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a file beside the page, which the router does not know */}
      <a href={twin} className={styles.link} type="text/markdown">
        <Translate id="pageMarkdown.view">View as Markdown</Translate>
      </a>
      <span role="status" className={styles.notice}>
        {outcome && notices[outcome]}
      </span>
    </div>
  );
}
