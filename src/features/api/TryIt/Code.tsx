import {StaticCode} from '@site/src/components/mdx/StaticCode';
import {colourCode} from '@site/src/lib/colourCode';
import {escapeHtml} from '@site/src/lib/escapeHtml';
import type {Sample} from '@site/src/lib/samples/sample';

/** Code that changes with the form, or the body of a response, which comes from outside: all of it is text. */
export function Code({code, ...sample}: Sample) {
  const html = sample.language === 'text' ? escapeHtml(code) : colourCode(code);
  return <StaticCode {...sample} html={html} />;
}
