import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import {isPlainClick} from './isPlainClick';
import styles from './list.route.module.css';

export interface PagerProps {
  readonly page: number;
  readonly pages: number;
  /** Address of a page, from 1. */
  readonly hrefOf: (page: number) => string;
  /** Turns the page in place; without it the links lead to pages of their own. */
  readonly onTurn?: (page: number) => void;
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
            <Link
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
              onClick={(event: MouseEvent) => {
                if (onTurn && isPlainClick(event)) {
                  event.preventDefault();
                  onTurn(number);
                }
              }}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
