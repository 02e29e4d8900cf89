/** @jest-environment node */
import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {applyEdits, insertAfter, replaceText} from '../edit';
import {parsePage} from '../readPage';

const html =
  '<!doctype html><html lang=fr><head><title data-rh=true>A &amp; B</title><script type=application/ld+json>{"a":1}</script><meta name=b content="é"><body><p>One<p>Two<br>';

const meta: Element = {
  type: 'element',
  tagName: 'meta',
  properties: {name: 'c', content: 'x "y" & <z>'},
  children: [],
};

test('a page without changes stays as it is', () => {
  expect(applyEdits(html, parsePage(html))).toBe(html);
});

test('changes are in the tree and at their place in the text; all else stays as it is', () => {
  const tree = parsePage(html);
  const [head, title, script] = ['head', 'title', 'script'].map((name) => select(name, tree)!);
  replaceText(tree, script!, '{"a":"long"}');
  insertAfter(tree, head!, title!, [meta]);
  expect(toString(select('script', tree)!)).toBe('{"a":"long"}');
  expect(select('title + meta[name=c]', tree)).toBeTruthy();
  expect(applyEdits(html, tree)).toBe(
    html
      .replace('</title>', '</title><meta name="c" content="x &quot;y&quot; &amp; <z>">')
      .replace('{"a":1}', '{"a":"long"}'),
  );
});

test('a place that is not in the text is refused', () => {
  const tree = parsePage(html);
  const head = select('head', tree)!;
  expect(() => {
    insertAfter(tree, head, meta, []);
  }).toThrow('the place of <meta>');
  expect(() => {
    replaceText(tree, meta, '');
  }).toThrow('<meta> holds no text');
});
