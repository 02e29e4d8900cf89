import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PostCover} from '@site/src/components/PostCover';
import styles from './meta.route.module.css';

const COLUMNS = {card: 16, band: 30} as const;

export interface CoverProps {
  /** Of `posts.json`, or of a post's own metadata. */
  readonly cells: string;
  readonly shape: keyof typeof COLUMNS;
}

/** A post's cover on a plate in the dark. On paper it would be a black block. */
export function Cover({cells, shape}: CoverProps): ReactNode {
  return (
    <div className={clsx(styles.cover, styles[shape])} data-surface="night" data-no-twin>
      <PostCover cells={cells} columns={COLUMNS[shape]} />
    </div>
  );
}
