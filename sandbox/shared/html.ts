import {escapeHtml} from '../../src/lib/escapeHtml';

/** Markup that is safe to send: it comes from a template of ours, with its values escaped. */
export class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Value = Markup | string | number | null | undefined | false | readonly Value[];

function render(value: Value): string {
  if (value === null || value === undefined || value === false) {
    return '';
  }
  if (value instanceof Markup) {
    return value.text;
  }
  return typeof value === 'object' ? value.map(render).join('') : escapeHtml(String(value));
}

/**
 * Template tag that escapes what is filled in, except markup made by this tag.
 * Attributes must be quoted; null, undefined and false print nothing.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(
    strings
      .map((part, index) => part + (index < values.length ? render(values[index]) : ''))
      .join(''),
  );
}
