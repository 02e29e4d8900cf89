import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {projectRoot} from '../../scripts/lib/paths';
import {loadBuildTexts} from '../../src/config/buildTexts';
import {brand} from '../../src/config/brand';
import {markdownTwin} from '../../src/lib/markdownTwin';
import {parsePage} from '../../src/plugins/built-pages/readPage';
import {home, listBuilt, locales, origin, readBuilt, readPages, valuesOf} from './site';

const TWIN_LINK = 'link[rel=alternate][type="text/markdown"]';

function nodesOf(node: Nodes, type: Nodes['type']): readonly Nodes[] {
  const children = 'children' in node ? node.children : [];
  return [
    ...(node.type === type ? [node] : []),
    ...children.flatMap((child) => nodesOf(child, type)),
  ];
}

/** Without the block at the start, whose lines a plain reader takes for a heading. */
const parseTwin = (twin: string): Nodes => fromMarkdown(twin.replace(/^---\n[\s\S]*?\n---\n/, ''));

describe.each(locales)('Markdown in %s', (locale) => {
  const base = home(locale);
  const texts = loadBuildTexts(projectRoot, locale);
  const pages = readPages(locale).map(({path: pagePath, tree}) => {
    const twin = markdownTwin(decodeURI(pagePath), base) ?? '';
    return {pagePath, tree, twin, markdown: readBuilt(twin)};
  });

  it('has a twin of each page, which the page names', () => {
    const named = pages.map(({tree}) => valuesOf(tree, TWIN_LINK, 'href').map(decodeURI));
    expect(named).toEqual(pages.map(({twin}) => [twin]));
    for (const name of ['404.html', 'blog/authors/index.html']) {
      expect(valuesOf(parsePage(readBuilt(base + name)), TWIN_LINK, 'href')).toEqual([]);
    }
  });

  it('has no twin that no page names', () => {
    const listed = new Set(pages.map(({twin}) => twin));
    // A page with `unlisted: true` has a twin, but no place in the sitemap.
    const others = listBuilt(base, '.md').filter((name) => !listed.has(base + name));
    const pageOf = (name: string): string =>
      readBuilt(`${base}${name.slice(0, -'.md'.length)}/index.html`);
    const orphans = others.filter(
      (name) => !valuesOf(parsePage(pageOf(name)), TWIN_LINK, 'href').includes(base + name),
    );
    expect(orphans).toEqual([]);
  });

  it('keeps the code of the pages, character by character', () => {
    for (const {tree, markdown, pagePath} of pages) {
      const blocks = selectAll('pre', select('main', tree)).map((block) =>
        // Without its removed lines, which the page only tells apart by colour.
        selectAll('[data-no-copy]:has(.removed)', block)
          .reduce((code, line) => code.replace(toString(line), ''), toString(block))
          .replace(/\n$/, ''),
      );
      const fences = nodesOf(parseTwin(markdown), 'code').map((node) =>
        'value' in node ? node.value : '',
      );
      expect({pagePath, code: fences}).toEqual({pagePath, code: blocks});
    }
  });

  it('is plain Markdown with one title and full addresses', () => {
    const faults = pages.flatMap(({markdown, twin}) => {
      const tree = parseTwin(markdown);
      const titles = nodesOf(tree, 'heading').filter((node) => 'depth' in node && node.depth === 1);
      const local = nodesOf(tree, 'link').filter(
        (node) => 'url' in node && !/^(?:https?|mailto):/.test(node.url),
      );
      const isRight =
        nodesOf(tree, 'html').length === 0 &&
        titles.length === 1 &&
        local.length === 0 &&
        /^---\ntitle: ".+"\ndescription: ".+"\ncanonical: "http.+"\nlanguage: "(?:en|fr-CA)"\n/.test(
          markdown,
        );
      return isRight ? [] : [twin];
    });
    expect(faults).toEqual([]);
  });

  it('is listed in llms.txt, every twin once and nothing else, in the language of the pages', () => {
    const list = readBuilt(`${base}llms.txt`);
    const listed = [...list.matchAll(/^- \[.+?\]\(([^)]+)\)/gm)].map(([, address]) => address);
    expect([...listed].sort()).toEqual(pages.map(({twin}) => origin + encodeURI(twin)).sort());
    expect(list.startsWith(`# ${brand.name}\n\n> `)).toBe(true);
    expect(list).toContain(texts['twins.list.intro']);
    expect(list).toMatch(/\n## Optional\n[^#]*$/);
    expect(readBuilt(`${base}sitemap.xml`)).not.toMatch(/\.md|llms/);
  });

  it('is in llms-full.txt as a whole, but for job offers and legal texts', () => {
    const full = readBuilt(`${base}llms-full.txt`);
    const whole = /^(?:documentation|api-documentation|integrations|blog\/(?!page|tags))/;
    const missing = pages.filter(
      ({markdown, pagePath}) =>
        whole.test(pagePath.slice(base.length)) && !full.includes(markdown.trimEnd()),
    );
    expect(missing.map(({pagePath}) => pagePath)).toEqual([]);
  });
});
