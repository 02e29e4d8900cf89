import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './meta.route.module.css';

const FEEDS = [
  {name: 'RSS', file: 'rss.xml', type: 'application/rss+xml'},
  {name: 'Atom', file: 'atom.xml', type: 'application/atom+xml'},
  {name: 'JSON', file: 'feed.json', type: 'application/feed+json'},
] as const;

/** The blog for feed readers. */
export function Feeds(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <p className={styles.feeds}>
      <Translate id="blog.feeds.label" description="Before the links RSS, Atom and JSON">
        Follow the blog:
      </Translate>
      {FEEDS.map(({name, file, type}) => (
        <Link
          key={name}
          // A file, which the router does not know.
          to={`pathname://${withBaseUrl(`/blog/${file}`)}`}
          target="_self"
          autoAddBaseUrl={false}
          type={type}
        >
          {name}
        </Link>
      ))}
    </p>
  );
}
