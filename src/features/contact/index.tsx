import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {MailLink} from '@site/src/components/MailLink';
import {Section} from '@site/src/components/Section';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {LazyContactForm} from './LazyContactForm';
import styles from './styles.route.module.css';

function OtherWays(): ReactNode {
  const {supportEmail, statusUrl} = useSiteConfig();
  return (
    <ul className={styles.ways}>
      <li>
        <span className={styles.way}>
          <Translate id="contact.ways.email">Prefer email?</Translate>
        </span>
        <MailLink address={supportEmail} />
      </li>
      <li>
        <span className={styles.way}>
          <Translate id="contact.ways.symptom">Session won't start?</Translate>
        </span>
        <Link to="/documentation/troubleshooting/">
          <Translate id="contact.ways.troubleshooting">Search by symptom</Translate>
        </Link>
      </li>
      <li>
        <span className={styles.way}>
          <Translate id="contact.ways.outage">Is everything down?</Translate>
        </span>
        <Link href={statusUrl} target="_self">
          <Translate id="contact.ways.status">Service status</Translate>
        </Link>
      </li>
    </ul>
  );
}

export function Contact(): ReactNode {
  return (
    <Section
      id="contact"
      isSplit
      title={translate({id: 'contact.title', message: 'Talk to us'})}
      intro={
        <Translate id="contact.intro">
          Do you have a question about a device, a plan or a test that fails on only one phone?
          Write to us: an engineer replies.
        </Translate>
      }
      action={<OtherWays />}
    >
      <LazyContactForm />
    </Section>
  );
}
