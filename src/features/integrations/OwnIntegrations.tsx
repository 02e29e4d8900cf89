import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {useAnchor} from '@site/src/lib/useAnchor';
import {CUSTOM_PATH, REQUEST_PATH} from './requests';
import styles from './styles.route.module.css';

function RequestBlock(): ReactNode {
  return (
    <section id={useAnchor('request')} className={styles.block}>
      <Heading as="h2" className={styles.blockTitle}>
        <Translate id="integrations.request.title">Request an integration</Translate>
      </Heading>
      <p>
        <Translate id="integrations.request.text">
          Your tool is not in the list? Tell us which one it is and what should happen in it: start
          tests, receive results, or both.
        </Translate>
      </p>
      <ButtonLink to={REQUEST_PATH}>
        <Translate id="integrations.request.button">Request integration</Translate>
      </ButtonLink>
    </section>
  );
}

function CustomBlock(): ReactNode {
  return (
    <section id={useAnchor('custom')} className={styles.block}>
      <Heading as="h2" className={styles.blockTitle}>
        <Translate id="integrations.custom.title">Build a custom integration</Translate>
      </Heading>
      <p>
        <Translate
          id="integrations.custom.text"
          values={{
            api: (
              <Link to="/api-documentation/">
                <Translate id="integrations.custom.api">public API</Translate>
              </Link>
            ),
          }}
        >
          {
            'The {api} lists devices, starts test runs and returns their results. Tell us what you want to build, and we help you with the first call.'
          }
        </Translate>
      </p>
      <ButtonLink variant="secondary" to={CUSTOM_PATH}>
        <Translate id="integrations.custom.button">Build custom integration</Translate>
      </ButtonLink>
    </section>
  );
}

/** For tools that are not among the cards. Both buttons open the contact form, its message begun. */
export function OwnIntegrations(): ReactNode {
  return (
    <div className={styles.blocks}>
      <RequestBlock />
      <CustomBlock />
    </div>
  );
}
