/*
 * Ejected from @docusaurus/theme-classic 3.10.2, EditMetaRow: a quiet row instead of two columns of a grid.
 */
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function EditMetaRow(props: Props): ReactNode {
  const {className, editUrl, lastUpdatedAt} = props;
  return (
    <div className={clsx('meta-row', className)}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <LastUpdated lastUpdatedAt={lastUpdatedAt} />
    </div>
  );
}
