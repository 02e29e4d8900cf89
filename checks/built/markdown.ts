import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {walk} from '../shared/markdown';
import {eachPage, origin, readBuilt, valuesOf, type Site} from './site';

/** Without the block at the start, whose lines a plain reader takes for a heading. */
const nodesOf = (markdown: string): readonly Nodes[] => [
  ...walk(fromMarkdown(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''))),
];

/** Tests the Markdown twins of the pages, and the lists of them. */
export function testMarkdown(site: Site): void {
  const {base, pages} = site;

  it('name their twin', () => {
    const link = 'link[rel=alternate][type="text/markdown"]';
    eachPage(site, ({tree, twin}) => {
      expect(valuesOf(tree, link, 'href').map(decodeURI)).toEqual([twin]);
    });
  });

  it('keep their code in it, character by character', () => {
    eachPage(site, ({main, markdown}) => {
      const blocks = selectAll('pre', main).map((block) =>
        // Without its removed lines, which the page only tells apart by colour.
        selectAll('[data-no-copy]:has(.removed)', block)
          .reduce((code, line) => code.replace(toString(line), ''), toString(block))
          .replace(/\n$/, ''),
      );
      const fences = nodesOf(markdown).flatMap((node) => (node.type === 'code' ? node.value : []));
      expect(fences).toEqual(blocks);
    });
  });

  it('have a twin of plain Markdown, with one title and full addresses', () => {
    eachPage(site, ({markdown}) => {
      const nodes = nodesOf(markdown);
      expect(nodes.filter((node) => node.type === 'heading' && node.depth === 1)).toHaveLength(1);
      expect(nodes.filter(({type}) => type === 'html')).toEqual([]);
      const addresses = nodes.flatMap((node) => (node.type === 'link' ? node.url : []));
      expect(addresses.filter((url) => !/^(?:https?|mailto):/.test(url))).toEqual([]);
      expect(markdown).toMatch(
        /^---\ntitle: ".+"\ndescription: ".+"\ncanonical: "http.+"\nlanguage: "(?:en|fr-CA)"\n/,
      );
    });
  });

  it('have their twins in llms.txt, each once and nothing else, and the guides in llms-full.txt', () => {
    const listed = [...readBuilt(`${base}llms.txt`).matchAll(/^- \[.+?\]\(([^)]+)\)/gm)];
    expect(listed.map(([, address]) => address).toSorted()).toEqual(
      pages.map(({twin}) => origin + encodeURI(twin)).toSorted(),
    );
    const full = readBuilt(`${base}llms-full.txt`);
    eachPage(site, ({path, markdown}) =>
      path.startsWith(`${base}documentation/`) && !full.includes(markdown.trimEnd())
        ? ['is not in llms-full.txt']
        : [],
    );
  });
}
