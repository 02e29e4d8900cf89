/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {select} from 'hast-util-select';
import {firstScreenStep} from '..';
import {applyEdits, editsOf} from '../../../built-pages/edit';
import {parsePage} from '../../../built-pages/readPage';
import type {Build, BuiltPage} from '../../../built-pages/types';

const FACE = '@font-face{font-family:a;src:url(/a.woff2)}';

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'first-screen-'));
});

afterEach(() => {
  fs.rmSync(outDir, {recursive: true});
});

/** Completes a page with such style sheets, by name. */
async function complete(sheets: Readonly<Record<string, string>>): Promise<string> {
  const links = Object.entries(sheets).map(([name, css]) => {
    fs.writeFileSync(path.join(outDir, name), css);
    return `<link rel="stylesheet" href="/fr/${name}">`;
  });
  const html = `<html><head><title>T</title>${links.join('')}<script data-plugin="x"></script></head><body><p class="a">P</p></body></html>`;
  const tree = parsePage(html);
  const step = await firstScreenStep({outDir, baseUrl: '/fr/'} as Build);
  await step.page?.({tree, head: select('head', tree)} as BuiltPage);
  return applyEdits(html, editsOf(tree)).replace(
    '[data-has-hydrated=false] main{overflow-x:clip}',
    '',
  );
}

it('writes rules and faces into a page, and its sheets into one noscript element after them', async () => {
  const page = await complete({
    'a.css': '.a{top:0}.b{top:0}',
    'f.css': FACE,
    'c.css': '.a{left:0}',
  });
  const at = '(width < 40rem) and (scripting: enabled)';
  expect(page).toContain(
    `<title>T</title><style media="${at}">.a{top:0}.a{left:0}</style><style>${FACE}</style>` +
      `<noscript data-at="${at}"><link rel="stylesheet" href="/fr/a.css"><link rel="stylesheet" href="/fr/c.css"></noscript>` +
      '<script',
  );
});

it.each([
  ['no sheet of faces', {'a.css': '.a{top:0}'}, 'no style sheet holds the faces alone'],
  ['faces elsewhere', {'f.css': FACE, 'a.css': `.a{top:0}${FACE}`}, '/fr/a.css holds a face'],
])('refuses %s', async (_what, sheets, message) => {
  await expect(complete(sheets)).rejects.toThrow(message);
});
