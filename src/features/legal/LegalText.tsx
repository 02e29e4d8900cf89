import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocation} from '@docusaurus/router';
import type {CSSProperties, ReactNode} from 'react';
import styles from './styles.route.module.css';

interface LegalTextProps {
  readonly children: ReactNode;
}

/**
 * Wraps a legal text on its page and in its dialog. Print needs the site's origin for the paths of
 * links, and the page's URL.
 */
export function LegalText({children}: LegalTextProps) {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <div
      className={styles.text}
      style={{'--site-origin': JSON.stringify(siteConfig.url)} as CSSProperties}
    >
      {children}
      <p className={styles.source} aria-hidden>
        {siteConfig.url}
        {pathname}
      </p>
    </div>
  );
}
