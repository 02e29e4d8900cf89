import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import type {Integration} from '@site/src/data/integrations';
import {categoryLabel, INTEGRATIONS_PATH} from './category';
import {IntegrationMark} from './IntegrationMark';
import {PopularFlag} from './PopularFlag';
import styles from './styles.route.module.css';

export interface IntegrationCardProps {
  readonly integration: Integration;
}

export function IntegrationCard({integration}: IntegrationCardProps): ReactNode {
  const {slug, name, description, category, popular} = integration;
  return (
    <li className={styles.card}>
      <div className={styles.cardTop}>
        <IntegrationMark integration={integration} />
        {popular && <PopularFlag />}
      </div>
      <Heading as="h2" className={styles.name}>
        {name}
      </Heading>
      <p className={styles.category}>{categoryLabel(category)}</p>
      <p className={styles.description}>{description}</p>
      <ButtonLink
        variant="secondary"
        to={`${INTEGRATIONS_PATH}${slug}/`}
        aria-label={translate({id: 'integrations.connect.name', message: 'Connect {name}'}, {name})}
      >
        <Translate id="integrations.connect" description="Button on the card of a tool">
          Connect
        </Translate>
      </ButtonLink>
    </li>
  );
}
