import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {Section} from '@site/src/components/Section';
import {nextSteps} from '@site/src/data/about';
import styles from './styles.route.module.css';

export function NextSteps(): ReactNode {
  return (
    <Section
      id="next-steps"
      tone="sunken"
      title={translate({id: 'about.next.title', message: 'Next steps'})}
    >
      <ul className={styles.steps}>
        {nextSteps.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to} className={styles.step}>
              <span className={styles.stepLabel}>{label}</span>
              <span className={styles.stepText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to="/#contact">
        <Translate id="about.next.contact">Ask us anything</Translate>
      </ButtonLink>
    </Section>
  );
}
