import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type MouseEvent} from 'react';

interface Pressed {
  readonly link: HTMLElement;
  readonly scrollY: number;
}

/**
 * Keeps focus and scroll where they are when a link changes nothing but the query. Docusaurus moves
 * both to the top of the page with every new address: useSkipToContent in theme-common.
 * @returns Handler for the clicks on such links.
 */
export function useKeptFocus(): (event: MouseEvent<HTMLElement>) => void {
  const location = useLocation();
  const pressed = useRef<Pressed | null>(null);

  useEffect(() => {
    if (pressed.current) {
      const {link, scrollY} = pressed.current;
      pressed.current = null;
      link.focus({preventScroll: true});
      window.scrollTo({top: scrollY, behavior: 'instant'});
    }
  }, [location]);

  return ({currentTarget, ctrlKey, metaKey, shiftKey, altKey}) => {
    const staysHere = !(ctrlKey || metaKey || shiftKey || altKey);
    pressed.current = staysHere ? {link: currentTarget, scrollY: window.scrollY} : null;
  };
}
