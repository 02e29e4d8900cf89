import type {ReactNode} from 'react';
import styles from './job.route.module.css';
import {findJob} from './texts';

export interface JobListProps {
  readonly slug: string;
}

function Items({texts}: {readonly texts: readonly string[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

export function JobDuties({slug}: JobListProps): ReactNode {
  return <Items texts={findJob(slug).duties} />;
}

export function JobRequirements({slug}: JobListProps): ReactNode {
  return <Items texts={findJob(slug).requirements} />;
}
