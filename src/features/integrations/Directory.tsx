import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {integrationsIn} from './category';
import {CategoryChips} from './CategoryChips';
import {EmptyCategory} from './EmptyCategory';
import {IntegrationCard} from './IntegrationCard';
import {ResultCount} from './ResultCount';
import {useCategory} from './useCategory';
import styles from './styles.route.module.css';

/** The eight integrations, filtered by the category in the address. */
export function Directory(): ReactNode {
  const filter = useCategory();
  const shown = integrationsIn(filter);
  return (
    <div className={styles.directory}>
      <header className={styles.header}>
        <Heading as="h1" className={styles.title}>
          <Translate id="integrations.title">Integrations</Translate>
        </Heading>
        <p className={styles.intro}>
          <Translate id="integrations.intro">
            {
              'Keep the tools you have. {brand} connects to the ones that write your tests, the ones that start them and the ones that tell people how they went.'
            }
          </Translate>
        </p>
      </header>
      <CategoryChips selected={filter} />
      <ResultCount filter={filter} count={shown.length} />
      {shown.length > 0 ? (
        <ul
          className={styles.cards}
          aria-label={translate({id: 'integrations.list', message: 'Integrations'})}
        >
          {shown.map((integration) => (
            <IntegrationCard key={integration.slug} integration={integration} />
          ))}
        </ul>
      ) : (
        <EmptyCategory />
      )}
    </div>
  );
}
