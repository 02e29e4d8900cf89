import Translate, {translate} from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {LazyPart} from '@site/src/components/LazyPart';
import {MailLink} from '@site/src/components/MailLink';
import {retryLabel} from '@site/src/data/commonTexts';
import {useIsNear} from '@site/src/lib/useIsNear';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.route.module.css';

const loadForm = async () => import('./ContactForm');

/** The contact form, loaded when the visitor comes near; a mail link without JavaScript. */
export function LazyContactForm(): ReactNode {
  const {supportEmail} = useSiteConfig();
  const root = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(root);
  const mailLink = <MailLink address={supportEmail} />;

  return (
    // From these the page's Markdown mentions the form and its section.
    <div ref={root} className={styles.place} data-form="contact">
      <div data-needs-script>
        <LazyPart
          load={loadForm}
          retryLabel={retryLabel}
          when={isNear}
          loadingLabel={translate({id: 'contact.loading', message: 'Loading the form'})}
          failedText={
            <Translate id="contact.loadFailed" values={{address: mailLink}}>
              {'The form could not be loaded. Try again, or write to {address}.'}
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
