/** @jest-environment node */
import path from 'node:path';
import {readSamples, sampleSources} from '../samples';

const pathOf = (page: string): string => path.join('src/pages', page);
const samples = readSamples(pathOf, (text) => text.replaceAll('%', ''));

/** Text of the lines with a mark. */
const linesOf = (html: string, mark: string): string[] =>
  [...html.matchAll(/<span class="line (\w+)">(.*?)<\/span>(?=\n|<\/span>\n|$)/gs)]
    .filter(([, name]) => name === mark)
    .map(([, , text = '']) => text.replace(/<[^>]+>/g, '').trim());

it.each(samples)('$id: one line of an own server goes, the address and the key come', ({code}) => {
  const removed = linesOf(code.html, 'removed');
  expect(removed).toHaveLength(1);
  expect(removed[0]).toContain('127.0.0.1');
  const added = linesOf(code.html, 'added').join('\n');
  expect(added).toMatch(/hubUrl|hubHost/);
  expect(added).toMatch(/Authorization|FIREGRID_API_KEY/);
});

it('names the file that the code is from', () => {
  expect(samples.map(({code}) => code.title)).toEqual(
    sampleSources.map(({tool, title}) => `${tool} · ${title}`),
  );
});

it('stops the build at a page that no longer has the lines', () => {
  expect(() => readSamples(() => 'src/pages/integrations/slack.mdx', String)).toThrow(
    /AppTest\.java of integrations\/appium\.mdx changed.*src\/plugins\/home-samples\/samples\.ts/,
  );
});
