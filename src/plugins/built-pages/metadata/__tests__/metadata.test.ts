/** @jest-environment node */
import type {Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {addMetadata} from '..';
import {breadcrumbList} from '../../../../lib/breadcrumbList';
import {applyEdits, editsOf} from '../../edit';
import {parsePage, propertyOf, readBuiltPage} from '../../readPage';
import type {Build} from '../../types';

describe('addMetadata', () => {
  const IMAGE = 'https://a.example/c.png';
  const crumbs = [
    {name: 'Firegrid', url: 'https://a.example/'},
    {name: 'Blog </script>', url: 'https://a.example/blog/'},
  ];

  /** The page as it is written, read again: the steps that follow see the same. */
  function written(html: string, list = crumbs): Root {
    const page = readBuiltPage('a.html', html, {route: '/a/', above: []}, {baseUrl: '/'} as Build);
    const {tree} = page;
    addMetadata({...page, title: 'Le "titre" & <plus>'}, IMAGE, list);
    const text = applyEdits(html, editsOf(tree));
    const [before = '', after = ''] = html.split('</title>');
    expect(text.startsWith(`${before}</title>`)).toBe(true);
    expect(text.endsWith(after.slice(-20))).toBe(true);
    const read = parsePage(text);
    expect(toHtml(read)).toBe(toHtml(tree));
    return read;
  }
  const content = (tree: Root, selector: string) =>
    propertyOf(tree, `head > ${selector}`, 'content');
  const data = (tree: Root): unknown[] =>
    selectAll('head > script', tree).map((script) => JSON.parse(toString(script)) as unknown);
  const script = (thing: object) =>
    `<script type="application/ld+json">${JSON.stringify(thing).replace('<', '\\u003c')}</script>`;

  it('names the card behind the title, and the rest stays', () => {
    // Not as a printer of HTML would write it: React must find the text that it rendered.
    const html = '<title data-rh=true>Un</title><meta name=description content="Du texte"><p>A<p>B';
    const tree = written(html, []);
    expect(content(tree, 'meta[property="og:image"]')).toBe(IMAGE);
    expect(content(tree, 'meta[property="og:image:width"]')).toBe('1200');
    expect(content(tree, 'meta[property="og:image:alt"]')).toBe('Le "titre" & <plus>');
    expect(content(tree, 'meta[name="description"]')).toBe('Du texte');
    expect(select('head', tree)?.children).toHaveLength(7);
  });

  it('writes the pages above', () => {
    expect(data(written('<title>Blog</title>'))).toEqual([breadcrumbList(crumbs)]);
  });

  it('leaves home pages and pages with a trail of their own without another', () => {
    const own = {'@type': 'BreadcrumbList'};
    expect(data(written(`<title>Docs</title>${script(own)}`))).toEqual([own]);
    expect(data(written('<title>Home</title>', crumbs.slice(0, 1)))).toEqual([]);
  });

  it('gives an article its picture, unless it has one, and nothing else one', () => {
    const list = {'@type': 'BreadcrumbList'};
    const article = {'@type': 'BlogPosting', headline: 'Un </script>'};
    const other = {'@type': 'BlogPosting', image: 'https://a.example/own.png'};
    const html = `<title>Un</title>${script(list)}${script(article)}${script(other)}<link rel="next">`;
    const tree = written(html);
    expect(data(tree)).toEqual([list, {...article, image: IMAGE}, other]);
    expect(select('link[rel=next]', tree)).toBeTruthy();
  });
});
