import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {Section} from '@site/src/components/Section';
import {formatFact} from '@site/src/data/facts';
import {useLoginHref} from '@site/src/lib/useLoginHref';
import styles from './styles.route.module.css';

/** The end of the page: how to begin, at what price. */
export function TryIt(): ReactNode {
  return (
    <Section
      id="try"
      tone="sunken"
      title={translate({id: 'solutions.try.title', message: 'Try it on your own app'})}
      intro={
        <Translate
          id="solutions.try.intro"
          values={{minutes: formatFact('freeMinutes'), days: formatFact('trialDays')}}
        >
          {
            'Each plan includes {minutes} free minutes a month, with no credit card, and the free trial lasts {days} days.'
          }
        </Translate>
      }
    >
      <div className={styles.actions}>
        <ButtonLink href={useLoginHref()}>
          <Translate id="solutions.try.trial">Start free trial</Translate>
        </ButtonLink>
        <ButtonLink variant="secondary" to="/#pricing">
          <Translate id="solutions.try.pricing">Compare the plans</Translate>
        </ButtonLink>
        <ButtonLink variant="quiet" to="/#hero">
          <Translate id="solutions.try.demo" values={{minutes: formatFact('demoMinutes')}}>
            {'Schedule a demo of {minutes} minutes'}
          </Translate>
        </ButtonLink>
      </div>
    </Section>
  );
}
