import type {ReactNode} from 'react';
import {PostCover, type PostCoverProps} from '@site/src/components/PostCover';
import styles from './meta.route.module.css';

/** The last part of an address: the slug of a post or a category. */
export const slugOf = (permalink: string): string =>
  permalink.split('/').filter(Boolean).at(-1) ?? '';

export interface CoverProps extends Omit<PostCoverProps, 'slug'> {
  /** Path of the post. */
  readonly permalink: string;
}

/** A post's cover on a plate in the dark. On paper it would be a black block. */
export function Cover({permalink, ...cover}: CoverProps): ReactNode {
  return (
    <div className={styles.cover} data-surface="night" data-no-twin>
      <PostCover slug={slugOf(permalink)} {...cover} />
    </div>
  );
}
