import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {type ReactNode, useSyncExternalStore} from 'react';
import {Wordmark} from '@site/src/components/GridMark';
import {Tooltip} from '@site/src/components/Tooltip';
import {footerColumns, type NavLink} from '@site/src/data/navigation';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.module.css';

function FooterEntry({link}: {readonly link: NavLink}) {
  const {statusUrl} = useSiteConfig();
  const target =
    link.to === 'status' ? ({href: statusUrl, target: '_self'} as const) : {to: link.to};
  return <Link {...target}>{link.label}</Link>;
}

function SocialLinks() {
  const {brand, social} = useSiteConfig();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <ul className={styles.social}>
      {social.map(({network, icon, url}) => (
        <li key={network}>
          <Tooltip text={network}>
            <Link
              href={url}
              target="_self"
              rel="me"
              className={styles.socialLink}
              aria-label={translate(
                {id: 'footer.social', message: '{company} on {network}'},
                {company: brand, network},
              )}
            >
              <span
                className={styles.logo}
                style={{maskImage: `url(${withBaseUrl(`/accounts/${icon}.svg`)})`}}
              />
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

const thisYear = () => new Date().getFullYear();
/** A page that is open at New Year keeps its year. */
const notNoticed = () => () => undefined;

interface SiteFooterProps {
  /** The dialog that a link opens; undefined where it is a link alone. */
  readonly dialogFor: (link: NavLink) => ReactNode;
}

export function SiteFooter({dialogFor}: SiteFooterProps) {
  const {tagline, buildYear} = useSiteConfig();
  // Of the build until the page runs in a browser: a cached page must not go back in time.
  const year = useSyncExternalStore(notNoticed, thisYear, () => buildYear);
  return (
    <footer className={styles.footer} data-surface="night">
      <div className={clsx('page-column', styles.inner)}>
        <div>
          <p className="wordmark display">
            <Wordmark />
          </p>
          <p className={styles.tagline}>{tagline}</p>
          <SocialLinks />
        </div>
        <nav
          className={styles.columns}
          aria-label={translate({id: 'footer.label', message: 'Footer'})}
        >
          {footerColumns.map((column) => (
            <div key={column.id}>
              <Heading as="h2" className={styles.heading}>
                {column.title}
              </Heading>
              <ul className={styles.list}>
                {column.links.map((link) => (
                  <li key={link.label}>{dialogFor(link) ?? <FooterEntry link={link} />}</li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.copyright}>
          <Translate id="footer.copyright" values={{year: String(year)}}>
            {'© {year} {brand}. All rights reserved.'}
          </Translate>
        </div>
      </div>
    </footer>
  );
}
