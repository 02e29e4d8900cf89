import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme/DocItem/Paginator';
import clsx from 'clsx';
import styles from './styles.route.module.css';

/** Links to the pages before and after. */
export function Pager() {
  const {previous, next} = useDoc().metadata;
  return (
    <div className={clsx(styles.pager, previous && styles.withPrevious, next && styles.withNext)}>
      <DocItemPaginator />
    </div>
  );
}
