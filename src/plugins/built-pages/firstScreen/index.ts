import fs from 'node:fs/promises';
import path from 'node:path';
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {addAttribute, insertAfter, removeElement} from '../edit';
import type {BeginStep, Build} from '../types';
import {firstScreenOf} from './elements';
import {LATER_MARK, PHONE, phoneStyles, type PhoneStyles} from './styles';

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element => ({type: 'element', tagName, properties, children});

/** The rules for a first screen of pages with such sheets; most pages of a language have the same few. */
function stylesReader({outDir, baseUrl}: Build) {
  const styles = new Map<string, Promise<PhoneStyles>>();
  const read = async (addresses: readonly string[]): Promise<PhoneStyles> => {
    const files = addresses.map((address) => path.join(outDir, address.slice(baseUrl.length)));
    const texts = await Promise.all(files.map(async (file) => fs.readFile(file, 'utf8')));
    return phoneStyles(texts);
  };
  return (addresses: readonly string[]) => {
    const found = styles.get(addresses.join()) ?? read(addresses);
    styles.set(addresses.join(), found);
    return found;
  };
}

/**
 * Writes into each page the rules of a phone's first screen, so that the first paint waits for nothing else: they are
 * there with the first packets. The style sheets and the display face are in `noscript` elements, for visitors without
 * scripts; `inline/startScripts.ts` of ../../page-weight takes them from there. The rules stay: the sheets have them, too.
 *
 * Comes last: authors' style elements are a fault, these are not.
 */
export const firstScreenStep: BeginStep<void> = (build) => {
  const stylesOf = stylesReader(build);
  return {
    page: async ({tree, head}) => {
      const sheets = selectAll('link[rel=stylesheet]', head);
      const script = selectAll('script[data-plugin]', head)[0];
      const before = head.children
        .slice(0, script && head.children.indexOf(script))
        .findLast((child): child is Element => child.type === 'element' && Boolean(child.position));
      if (!before) {
        return;
      }
      const phone = await stylesOf(sheets.map(({properties}) => String(properties.href)));
      const {names, later} = firstScreenOf(tree, phone.hidden);
      const styles = await phone.of(names);
      later.forEach((block) => {
        addAttribute(tree, block, LATER_MARK);
      });
      const fonts = selectAll('link[rel=preload][as=font]', head);
      [...fonts, ...sheets].forEach((link) => {
        removeElement(tree, head, link);
      });
      const parts = sheets.map((sheet, index) => {
        const value = styles.get(index);
        const place = index === 0 ? {dataAt: PHONE} : {};
        return [
          // Each sheet's before it: where both have a rule, the sheet's is the later one, and the look stays.
          ...(value ? [element('style', {media: PHONE}, [{type: 'text', value}])] : []),
          element('noscript', place, index === 0 ? [...fonts, sheet] : [sheet]),
        ];
      });
      insertAfter(tree, head, before, parts.flat());
    },
  };
};
