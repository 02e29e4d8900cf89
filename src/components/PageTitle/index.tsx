import Heading from '@theme/Heading';
import {createContext, useContext, type ReactNode} from 'react';
import styles from './styles.route.module.css';

export interface TitleParts {
  /** Above the title on wide screens, right below it on phones: the way up, or where and when. */
  readonly above?: ReactNode;
  /** Below the title: what can be done with the page, and its contents. */
  readonly below?: ReactNode;
}

/** Parts that a layout puts around the page's title, wherever that is in the text. */
export const AroundTitle = createContext<TitleParts>({});

interface PageTitleProps extends TitleParts {
  /** A picture at the start of its line. */
  readonly mark?: ReactNode;
  /** The title itself. */
  readonly children: ReactNode;
}

/** The beginning of a page to read, with its only heading of level 1. */
export function PageTitle({above, mark, children, below}: PageTitleProps) {
  const around = useContext(AroundTitle);
  return (
    <div className={styles.head}>
      {around.above}
      {above}
      <div className={styles.title}>
        {mark}
        <Heading as="h1">{children}</Heading>
      </div>
      {below}
      {around.below}
    </div>
  );
}
