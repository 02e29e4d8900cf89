import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {MailLink} from '@site/src/components/MailLink';
import {Section} from '@site/src/components/Section';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {LazyContactForm} from './LazyContactForm';
import styles from './styles.module.css';

export function Contact(): ReactNode {
  const {supportEmail} = useSiteConfig();
  return (
    <Section
      id="contact"
      title={translate({id: 'contact.title', message: 'Talk to us'})}
      intro={
        <Translate id="contact.intro">
          Questions about a device, a plan or a test that only fails on one phone: write, and
          someone who knows answers.
        </Translate>
      }
    >
      <div className={styles.columns}>
        <LazyContactForm />
        <div className={styles.aside}>
          <p>
            <Translate id="contact.aside" values={{address: <MailLink address={supportEmail} />}}>
              {'Rather by email? {address}'}
            </Translate>
          </p>
        </div>
      </div>
    </Section>
  );
}
