import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {LazyPart} from '@site/src/components/LazyPart';
import {MailLink} from '@site/src/components/MailLink';
import {Section} from '@site/src/components/Section';
import {retryLabel} from '@site/src/data/commonTexts';
import {useIsNear} from '@site/src/lib/useIsNear';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.route.module.css';

const loadForm = async () => import('./ContactForm');

/** The form, loaded when the visitor comes near; a mail link without JavaScript. */
function LazyForm({mailLink}: {readonly mailLink: ReactNode}) {
  const root = useRef<HTMLDivElement>(null);
  return (
    // From these the page's Markdown mentions the form and its section.
    <div ref={root} className={styles.place} data-form="contact">
      <div data-needs-script>
        <LazyPart
          load={loadForm}
          retryLabel={retryLabel}
          when={useIsNear(root)}
          loadingLabel={translate({id: 'contact.loading', message: 'Loading the form'})}
          failedText={
            <Translate id="contact.loadFailed" values={{address: mailLink}}>
              {"The form couldn't be loaded. Try again, or write to {address}."}
            </Translate>
          }
        >
          {({ContactForm}) => <ContactForm />}
        </LazyPart>
      </div>
      <noscript>
        <p>
          <Translate id="contact.noScript" values={{address: mailLink}}>
            {'Write to {address}: we read every message.'}
          </Translate>
        </p>
      </noscript>
    </div>
  );
}

export function Contact() {
  const {supportEmail, statusUrl} = useSiteConfig();
  const mailLink = <MailLink address={supportEmail} />;
  return (
    <Section
      id="contact"
      isSplit
      title={translate({id: 'contact.title', message: 'Talk to us'})}
      intro={
        <Translate id="contact.intro">
          Do you have a question about a device, a plan or a test that fails on only one phone?
          Write to us, and we'll get back to you.
        </Translate>
      }
      action={
        <ul className={styles.ways}>
          <li>
            <span className="quiet">
              <Translate id="contact.ways.email">Prefer email?</Translate>
            </span>
            {mailLink}
          </li>
          <li>
            <span className="quiet">
              <Translate id="contact.ways.symptom">Session won't start?</Translate>
            </span>
            <Link to="/documentation/troubleshooting/">
              <Translate id="contact.ways.troubleshooting">Search by symptom</Translate>
            </Link>
          </li>
          <li>
            <span className="quiet">
              <Translate id="contact.ways.outage">Is everything down?</Translate>
            </span>
            <Link href={statusUrl} target="_self">
              <Translate id="contact.ways.status">Service status</Translate>
            </Link>
          </li>
        </ul>
      }
    >
      <LazyForm mailLink={mailLink} />
    </Section>
  );
}
