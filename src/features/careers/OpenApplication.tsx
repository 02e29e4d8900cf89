import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {Section} from '@site/src/components/Section';
import {mailtoHref} from '@site/src/lib/mailto';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.route.module.css';

/** For those whom no open role fits. */
export function OpenApplication(): ReactNode {
  const {supportEmail} = useSiteConfig();
  const subject = translate({
    id: 'careers.open.subject',
    message: 'Open application',
    description: 'Subject of the message',
  });
  return (
    <Section
      id="open-application"
      tone="sunken"
      title={translate({id: 'careers.open.title', message: 'No role that fits?'})}
      intro={
        <Translate id="careers.open.intro">
          Send an open application. Tell us what you do well, which part of the product you would
          change first and why. We read all of them.
        </Translate>
      }
    >
      <ButtonLink href={mailtoHref(supportEmail, {subject})}>
        <Translate id="careers.open.write">Write your open application</Translate>
      </ButtonLink>
      <p className={styles.privacy}>
        <Translate
          id="careers.open.privacy"
          values={{
            policy: (
              <Link to="/privacy/">
                <Translate id="careers.open.privacy.link">privacy policy</Translate>
              </Link>
            ),
          }}
        >
          {'How we use what you send us is described in the {policy}.'}
        </Translate>
      </p>
    </Section>
  );
}
