import type {ReactNode} from 'react';
import styles from './styles.lazy.module.css';

/** The most characters that are shown: more would keep the browser busy for seconds. */
export const SHOWN_LENGTH = 200_000;

/** The most characters that are coloured: with an element for each word, 1,000 take 6 ms. */
export const COLOURED_LENGTH = 50_000;

/** A name with its colon, a text, or another value; what is still being typed may lack its end. */
const TOKENS =
  /("(?:\\.|[^"\\\n])*"?)(\s*:)?|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Colours JSON, whether or not it is whole. React writes it as text, all of it in elements: text
 * that a browser has translated cannot be taken out by itself.
 * @param text As it is shown.
 */
export function colourJson(text: string): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  const pushUntil = (until: number, kind?: 'name' | 'text' | 'value'): void => {
    if (until > end) {
      parts.push(
        <span key={end} className={kind && styles[kind]}>
          {text.slice(end, until)}
        </span>,
      );
      end = until;
    }
  };
  for (const {0: token, 1: quoted, 2: colon, index} of text.matchAll(TOKENS)) {
    pushUntil(index);
    const kind = quoted === undefined ? 'value' : colon === undefined ? 'text' : 'name';
    pushUntil(index + (quoted ?? token).length, kind);
  }
  pushUntil(text.length);
  return parts;
}
