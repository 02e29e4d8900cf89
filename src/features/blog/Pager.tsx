import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {InPlaceLink} from '@site/src/components/InPlaceLink';
import styles from './list.route.module.css';

export interface PagerProps {
  readonly page: number;
  readonly pages: number;
  /** Address of a page, from 1. */
  readonly hrefOf: (page: number) => string;
  /** Turns the page in place; without it the links lead to pages of their own. */
  readonly onTurn: ((page: number) => void) | undefined;
}

/** Pages by number, as cells of the grid: the lit one is where you are. */
export function Pager({page, pages, hrefOf, onTurn}: PagerProps): ReactNode {
  if (pages < 2) {
    return null;
  }
  return (
    <nav
      className={styles.pager}
      aria-label={translate({id: 'blog.pages.label', message: 'Pages of the blog'})}
    >
      <ol className={styles.pages}>
        {Array.from({length: pages}, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <InPlaceLink
              to={hrefOf(number)}
              className={clsx(styles.page, number === page && styles.current)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={translate(
                {
                  id: 'blog.pages.page',
                  message: 'Page {number}',
                  description: 'Name of the link to a page of the blog, which shows the number',
                },
                {number},
              )}
              onChoose={onTurn && (() => onTurn(number))}
            >
              {number}
            </InPlaceLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
