import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ComponentProps} from 'react';
import {ButtonLink, type ButtonLinkProps} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {resourceGroups, type NavLink} from '@site/src/data/navigation';
import {useLoginHref} from '@site/src/lib/useLoginHref';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.module.css';

/** @returns The value of a link's `aria-current`: the visitor is on its page, or on one that belongs to it. */
export function useCurrent(): (link: NavLink) => 'page' | 'true' | undefined {
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  // Some hosts serve pages without the slash at the end.
  const here = `/${pathname.slice(home.length)}`.replace(/\/*$/, '/');
  return ({to, page = to}) => {
    if (page === '/' ? here !== '/' : !here.startsWith(page)) {
      return undefined;
    }
    return to.split('#')[0] === here ? 'page' : 'true';
  };
}

interface ChoiceProps {
  readonly linkClassName?: string | undefined;
  readonly onChoose?: () => void;
}

interface LinkListProps extends ChoiceProps, ComponentProps<'ul'> {
  readonly links: readonly NavLink[];
}

/** Links, and further items behind them. */
export function LinkList(props: LinkListProps) {
  const {links, linkClassName, onChoose, children, ...list} = props;
  const current = useCurrent();
  return (
    <ul className="plain" {...list}>
      {links.map((link) => (
        <li key={link.to}>
          <Link
            to={link.to}
            className={linkClassName}
            aria-current={current(link)}
            onClick={onChoose}
          >
            {link.label}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** The menu below Resources, the first group beside the others. */
export function ResourceGroups(props: ChoiceProps) {
  return (
    <div className={styles.groups}>
      {resourceGroups.map(({title, links}) => (
        <div key={title}>
          <p aria-hidden="true">{title}</p>
          <LinkList aria-label={title} links={links} {...props} />
        </div>
      ))}
    </div>
  );
}

/** Creates an account, without a tier chosen: every account begins with the trial. */
export function TrialLink({children, ...props}: ButtonLinkProps) {
  return (
    <ButtonLink href={useLoginHref({signUp: true})} {...props}>
      {children ?? <Translate id="header.trial">Start free trial</Translate>}
    </ButtonLink>
  );
}

/** The portal in a new tab, and the login in this one. */
export function AccountLinks({linkClassName}: ChoiceProps) {
  const {portalUrl} = useSiteConfig();
  return (
    <>
      <Link href={portalUrl} target="_blank" rel="noopener" className={linkClassName}>
        <Translate id="header.portal">Portal</Translate>
        <Icon name="external" size={16} />
        <span className="visually-hidden">
          <Translate id="header.newTab">(opens in a new tab)</Translate>
        </span>
      </Link>
      <Link href={useLoginHref()} target="_self" className={linkClassName}>
        <Translate id="header.login">Log In</Translate>
      </Link>
    </>
  );
}
