import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {tileClass} from '@site/src/components/EmberGrid';
import {Section} from '@site/src/components/Section';
import {useLoginHref} from '@site/src/lib/useLoginHref';
import styles from './styles.route.module.css';

/** The last call to try it, for developers: an account, a first test, the API. */
export function Start(): ReactNode {
  return (
    <div className={clsx(styles.night, styles.start, tileClass)} data-surface="night">
      <Section
        id="start"
        title={translate({id: 'home.start.title', message: 'Run your first test today'})}
        intro={
          <Translate id="home.start.intro">
            Create an account, copy one file and watch a real phone run it.
          </Translate>
        }
      >
        <div className="button-row">
          <ButtonLink href={useLoginHref({signUp: true})}>
            <Translate id="home.start.account">Create an account</Translate>
          </ButtonLink>
          <ButtonLink variant="secondary" to="/documentation/quick-start/">
            <Translate id="home.start.quickStart">Read the quick start</Translate>
          </ButtonLink>
          <ButtonLink variant="secondary" to="/api-documentation/">
            <Translate id="home.start.api">Explore the API</Translate>
          </ButtonLink>
        </div>
      </Section>
    </div>
  );
}
