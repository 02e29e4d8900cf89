import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {memo} from 'react';
import {catalogue} from '@site/src/data/devices/catalogue';
import {formatFact} from '@site/src/data/formatFact';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './list.route.module.css';

/** Of the API, the same in every language. */
const CREATE_TEST = 'POST /tests';

/** The part above the search; keys typed there do not render it again. */
export const Intro = memo(function Intro() {
  const {withBaseUrl} = useBaseUrlUtils();
  // One file for all languages.
  const root = new URL(useSiteConfig().siteUrl).pathname;
  return (
    <>
      <Heading as="h1" className={styles.title}>
        <Translate id="catalogue.meta.title">Device catalogue</Translate>
      </Heading>
      <p className="intro">
        <Translate
          id="catalogue.intro"
          values={{
            models: catalogue.length,
            devices: formatFact('deviceCount'),
            link: (
              <Link to="/api-documentation/create-test/">
                <code>{CREATE_TEST}</code>
              </Link>
            ),
          }}
        >
          {
            'Over {devices} devices: {models} models of phones, tablets, Macs and browsers, with the versions you can choose. Open a model to start a session or to copy the ids for {link}.'
          }
        </Translate>
      </p>
      <ul className={clsx('plain', styles.links)}>
        <li>
          <Link to="/documentation/concepts/devices-and-sessions/">
            <Translate id="catalogue.terms">What we call a model, a device and a unit</Translate>
          </Link>
        </li>
        {(['csv', 'json'] as const).map((type) => (
          <li key={type}>
            <Link to={`pathname://${root}devices.${type}`} autoAddBaseUrl={false}>
              {type.toUpperCase()}
            </Link>
          </li>
        ))}
        <li>
          <Link to={`pathname://${withBaseUrl('/devices.atom')}`} type="application/atom+xml">
            <Translate id="catalogue.feed">Feed of changes</Translate>
          </Link>
        </li>
      </ul>
    </>
  );
});
