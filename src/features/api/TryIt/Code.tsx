import type {ReactNode} from 'react';
import {StaticCode} from '@site/src/components/mdx/StaticCode';
import {colourCode} from '@site/src/lib/colourCode';
import {escapeHtml} from '@site/src/lib/escapeHtml';
import type {Sample} from '@site/src/lib/samples/sample';

/** The most characters that are shown, and that are coloured: more would keep the browser busy for seconds. */
export const SHOWN_LENGTH = 200_000;
export const COLOURED_LENGTH = 50_000;

/** Code that changes with the form, or the body of a response, which comes from outside: all of it is text. */
export function Code({code, ...sample}: Sample): ReactNode {
  const isColoured = sample.language !== 'text' && code.length <= COLOURED_LENGTH;
  const html = isColoured ? colourCode(code) : escapeHtml(code.slice(0, SHOWN_LENGTH));
  return <StaticCode {...sample} html={html} text={code} />;
}
