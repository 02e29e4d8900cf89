import categories from '@generated/content/default/device-categories.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useState} from 'react';
import {Section} from '@site/src/components/Section';
import {Tabs, type TabItem} from '@site/src/components/Tabs';
import type {DeviceKind} from '@site/src/data/devices/types';
import {useAnchor} from '@site/src/lib/useAnchor';
import styles from './styles.route.module.css';

type Filter = DeviceKind | 'all';

const TABS: readonly TabItem<Filter>[] = [
  {value: 'all', label: translate({id: 'home.services.tab.all', message: 'All'})},
  {value: 'mobile', label: translate({id: 'home.services.tab.mobile', message: 'Mobile'})},
  {value: 'tablet', label: translate({id: 'home.services.tab.tablet', message: 'Tablet'})},
  {value: 'browser', label: translate({id: 'home.services.tab.browser', message: 'Browser'})},
  {value: 'mac', label: translate({id: 'home.services.tab.mac', message: 'Mac'})},
];

function CategoryCard({category}: {readonly category: (typeof categories)[number]}) {
  return (
    <article className={clsx('panel', styles.category)}>
      <Heading as="h3">{category.name}</Heading>
      <p>{category.description}</p>
      <ul className={styles.devices}>
        {category.devices.map((device) => (
          <li key={device}>{device}</li>
        ))}
      </ul>
      <p className={styles.versions}>
        <Translate id="home.services.versions">Versions</Translate>{' '}
        <span>{[...category.versions, ...(category.releases ?? [])].join(', ')}</span>
      </p>
    </article>
  );
}

export function Services() {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = categories.filter(({id}) => filter === 'all' || filter === id);
  return (
    <Section
      id="services"
      title={translate({id: 'home.services.title', message: 'Pick the device, not a simulation'})}
      intro={
        <Translate id="home.services.intro">
          Four kinds of real hardware and software, ready when you are. Open a session by hand or
          from your test code.
        </Translate>
      }
      action={
        <Link to="/devices/" className="action-link">
          <Translate id="home.services.all">Search all devices and versions</Translate>
        </Link>
      }
    >
      <div id={useAnchor('devices')} tabIndex={-1}>
        <Tabs
          label={translate({id: 'home.services.tabs', message: 'Kinds of devices'})}
          items={TABS}
          selected={filter}
          onSelect={setFilter}
        >
          <div className="columns-4">
            {shown.map((category) => (
              <CategoryCard key={category.id} category={category} />
            ))}
          </div>
        </Tabs>
      </div>
    </Section>
  );
}
