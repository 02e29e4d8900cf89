import {createLocation, createPath} from 'history';
import type {ComponentProps, ReactNode, Ref} from 'react';
import {useHistory} from 'react-router';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import type {PageHistory} from './history';

export * from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** An address of the site, absolute or relative to the page. */
  readonly to: string;
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

/**
 * React Router's link in one component instead of three, as Docusaurus uses it. It asks for the history alone, not for
 * the address: links of header, footer and list stay as they are when the next page comes.
 */
export function Link({to, innerRef, onClick, children, ...props}: LinkProps): ReactNode {
  const history: PageHistory = useHistory();
  const locate = () => createLocation(to, null, undefined, history.shown ?? history.location);
  return (
    // oxlint-disable-next-line @docusaurus/no-html-links -- This is the element that Docusaurus' link is made of.
    <a
      {...props}
      ref={innerRef}
      href={history.createHref(locate())}
      onClick={(event) => {
        onClick?.(event);
        const isThisTab = !props.target || props.target === '_self';
        if (!event.defaultPrevented && isThisTab && isPlainClick(event)) {
          event.preventDefault();
          const isSame = createPath(locate()) === createPath(history.location);
          history[isSame ? 'replace' : 'push'](locate());
        }
      }}
    >
      {children}
    </a>
  );
}

// No link of the site asks for the look of an active one.
export {Link as NavLink};
