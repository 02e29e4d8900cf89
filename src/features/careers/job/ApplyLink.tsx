import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {mailtoHref} from '@site/src/lib/mailto';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './job.route.module.css';
import {findJob} from './texts';

export interface ApplyLinkProps {
  readonly slug: string;
}

/** Opens a message to us with the job as its subject. */
export function ApplyLink({slug}: ApplyLinkProps): ReactNode {
  const {supportEmail} = useSiteConfig();
  const {subject} = findJob(slug);
  return (
    <ButtonLink href={mailtoHref(supportEmail, {subject})} className={styles.apply}>
      <Translate id="careers.job.apply">Apply by e-mail</Translate>
    </ButtonLink>
  );
}
