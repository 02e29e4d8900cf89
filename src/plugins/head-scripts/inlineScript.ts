import type {HtmlTagObject} from '@docusaurus/types';

/**
 * Writes a value into the source of an inline script.
 * @param value Anything that JSON can hold.
 * @returns A JavaScript literal without `<`, which could end the script element, and without the
 * two line separators that older engines refuse inside strings.
 */
export function toScriptLiteral(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * @param name Name of the script, for people who read a built page. It also keeps the script apart: some versions of
 * the HTML minifier join neighbours without attributes, and a budget could no longer be told.
 * @param code Source of the script. The build's HTML minifier shortens it, so it may be readable.
 * @returns The tag as `injectHtmlTags` wants it. The name must be in inlineScripts of
 * src/config/plugins.ts; the policy hashes the scripts of the finished pages.
 */
export function inlineScriptTag(name: string, code: string): HtmlTagObject {
  return {tagName: 'script', attributes: {'data-plugin': name}, innerHTML: code};
}
