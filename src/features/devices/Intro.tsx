import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import {allDevices, catalogue} from '@site/src/data/devices/catalogue';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './list.route.module.css';

const deviceCount = allDevices().length;

/** The part above the search; keys typed there do not render it again. */
export const Intro = memo(function Intro(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  // One file for all languages.
  const root = new URL(useSiteConfig().siteUrl).pathname;
  return (
    <>
      <Heading as="h1" className={styles.title}>
        <Translate id="catalogue.meta.title">Device catalogue</Translate>
      </Heading>
      <p className="intro">
        <Translate id="catalogue.intro" values={{models: catalogue.length, devices: deviceCount}}>
          {
            '{models} models of phones, tablets, Macs and browsers. Each version of a model counts as one device, so you can test on {devices} devices.'
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
