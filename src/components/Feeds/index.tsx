import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

const FEEDS = [
  {name: 'RSS', file: 'rss.xml', type: 'application/rss+xml'},
  {name: 'Atom', file: 'atom.xml', type: 'application/atom+xml'},
  {name: 'JSON', file: 'feed.json', type: 'application/feed+json'},
] as const;

interface FeedsProps {
  /** Path of the pages that they are of, without the language: `/blog/`. */
  readonly of: string;
  /** Names them in the head, for browsers and readers of feeds; without it the head has them already. */
  readonly title?: string;
  /** Before the links. */
  readonly children: ReactNode;
}

/** A list of news for feed readers. */
export function Feeds({of, title, children}: FeedsProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const feeds = FEEDS.map((feed) => ({...feed, path: withBaseUrl(of + feed.file)}));
  return (
    <p className="inline-row quiet">
      {title && (
        <Head>
          {feeds.map(({name, path, type}) => (
            <link
              key={name}
              rel="alternate"
              type={type.replace('feed+', '')}
              href={path}
              title={`${title} (${name})`}
            />
          ))}
        </Head>
      )}
      {children}
      {feeds.map(({name, path, type}) => (
        <Link
          key={name}
          className="action-link"
          // A file, which the router does not know.
          to={`pathname://${path}`}
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
