import fs from 'node:fs/promises';
import path from 'node:path';
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {addAttribute, insertAfter, removeElement} from '../../built-pages/edit';
import type {BeginStep, Build} from '../../built-pages/types';
import {firstScreenOf} from './elements';
import {LATER_MARK, PHONE, phoneStyles, type PhoneStyles} from './styles';

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element => ({type: 'element', tagName, properties, children});

/** A sheet of faces alone. Pages hold it: faces in a sheet that arrives later have all text laid out anew. */
const FACES_ALONE = /^(?:@font-face\{[^}]*\})+$/;

interface Sheets {
  readonly faces: {readonly address: string; readonly text: string};
  /** Those of the other sheets. */
  readonly phone: PhoneStyles;
}

/** Reads the sheets of pages; most pages of a language have the same few. */
function sheetsReader({outDir, baseUrl}: Build) {
  const known = new Map<string, Promise<Sheets>>();
  const read = async (addresses: readonly string[]): Promise<Sheets> => {
    const sheets = await Promise.all(
      addresses.map(async (address) => {
        const file = path.join(outDir, address.slice(baseUrl.length));
        return {address, text: await fs.readFile(file, 'utf8')};
      }),
    );
    const faces = sheets.find(({text}) => FACES_ALONE.test(text));
    if (!faces) {
      throw new Error(
        'page-weight: no style sheet holds the faces alone. Look at its option `faces`, and at the group in src/plugins/page-weight/chunks.ts.',
      );
    }
    const others = sheets.filter((sheet) => sheet !== faces);
    const strange = others.find(({text}) => text.includes('@font-face'));
    if (strange) {
      throw new Error(
        `page-weight: ${strange.address} holds a face, for which browsers lay out all text anew. Move the @font-face rule to the sheet of the faces.`,
      );
    }
    return {faces, phone: phoneStyles(others.map(({text}) => text).join(''))};
  };
  return (addresses: readonly string[]) => {
    const sheets = known.get(addresses.join()) ?? read(addresses);
    known.set(addresses.join(), sheets);
    return sheets;
  };
}

/**
 * Writes into each page the rules of a phone's first screen, so that the first paint waits for nothing else: they are
 * there with the first packets. The style sheets are in a `noscript` element, for visitors without scripts;
 * `../inline/startScripts.ts` takes them from there. The rules stay before the sheets, which have them, too.
 *
 * Comes last: authors' style elements are a fault, these are not.
 * @throws Once pages are taken, when there is no sheet of faces alone, or when another one holds a face.
 */
export const firstScreenStep: BeginStep<void> = (build) => {
  const sheetsOf = sheetsReader(build);
  return {
    page: async ({tree, head}) => {
      const links = selectAll('link[rel=stylesheet]', head);
      const script = selectAll('script[data-plugin]', head)[0];
      const before = head.children
        .slice(0, script && head.children.indexOf(script))
        .findLast((child): child is Element => child.type === 'element' && Boolean(child.position));
      if (!before) {
        return;
      }
      const {faces, phone} = await sheetsOf(links.map(({properties}) => String(properties.href)));
      const {names, later} = firstScreenOf(tree, phone.hidden);
      const rules = await phone.of(names);
      later.forEach((block) => {
        addAttribute(tree, block, LATER_MARK);
      });
      links.forEach((link) => {
        removeElement(tree, head, link);
      });
      const sheets = links.filter(({properties}) => properties.href !== faces.address);
      insertAfter(tree, head, before, [
        element('style', {media: PHONE}, [{type: 'text', value: rules}]),
        element('style', {}, [{type: 'text', value: faces.text}]),
        element('noscript', {dataAt: PHONE}, sheets),
      ]);
    },
  };
};
