import {readFileSync} from 'node:fs';
import type {Code, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {languageLabel} from '../../lib/languageLabel';
import {staticCodeProps} from '../static-code';
import type {HomeSample} from './types';

/** A part of a checked sample of a page, and what it was before it pointed to the service. */
interface SampleSource {
  readonly id: HomeSample['id'];
  /** The tool's name, before that of the file. */
  readonly tool: string;
  /** Below the folder of pages. */
  readonly page: string;
  /** Title of the fence. */
  readonly title: string;
  /** In the first and in the last line of the part. */
  readonly from: string;
  readonly to: string;
  /** Lines that close what the part leaves open. */
  readonly end?: readonly string[];
  /** The line of an own server, before the first line that has one of `added`. */
  readonly removed: string;
  /** In each line that is new. */
  readonly added: readonly string[];
}

const APPIUM = 'integrations/appium.mdx';

export const sampleSources: readonly SampleSource[] = [
  {
    id: 'java',
    tool: 'Appium',
    page: APPIUM,
    title: 'AppTest.java',
    from: 'AppiumClientConfig config',
    to: '"Bearer "',
    removed: '.baseUri(URI.create("http://127.0.0.1:4723"))',
    added: ['%hubUrl%', '.withFilter', '"Bearer "'],
  },
  {
    id: 'javascript',
    tool: 'Appium',
    page: APPIUM,
    title: 'app-test.mjs',
    from: 'await remote(',
    to: 'Authorization',
    end: ['  // …', '});'],
    removed: "hostname: '127.0.0.1',",
    added: ['protocol:', 'hostname:', 'port:', 'path:', 'Authorization'],
  },
  {
    id: 'python',
    tool: 'Appium',
    page: APPIUM,
    title: 'app_test.py',
    from: 'AppiumClientConfig(',
    to: 'timeout=',
    end: [')'],
    removed: 'remote_server_addr="http://127.0.0.1:4723",',
    added: ['%hubUrl%', 'auth_type', 'token='],
  },
  {
    id: 'selenium',
    tool: 'Selenium',
    page: 'integrations/selenium.mdx',
    title: 'browser_test.py',
    from: 'HUB =',
    to: 'timeout=',
    end: [')'],
    removed: 'HUB = "http://127.0.0.1:4444"',
    added: ['%hubUrl%', 'auth_type', 'token='],
  },
];

function* fencesOf(nodes: readonly RootContent[]): Generator<Code> {
  for (const node of nodes) {
    if (node.type === 'code') {
      yield node;
    } else if ('children' in node) {
      yield* fencesOf(node.children);
    }
  }
}

const indentOf = (line: string): string => /^\s*/.exec(line)?.[0] ?? '';

/** Marks the lines that changed with the magic comments of src/plugins/static-code. */
function asChange(source: SampleSource, code: string): string {
  const lines = code.split('\n');
  const first = lines.findIndex((line) => line.includes(source.from));
  const last = lines.findIndex((line, index) => index >= first && line.includes(source.to));
  const part = lines.slice(first, last + 1);
  const isAdded = (line: string): boolean => source.added.some((text) => line.includes(text));
  const place = part.findIndex(isAdded);
  if (first < 0 || last < 0 || place < 0) {
    throw new Error(
      `home-samples: ${source.title} of ${source.page} changed, and no longer has the lines that the home page shows. Adapt src/plugins/home-samples/samples.ts.`,
    );
  }
  const margin = indentOf(part[0] ?? '').length;
  const marked = part.flatMap((line, index) => [
    ...(index === place
      ? ['// remove-next-line', ' '.repeat(margin) + indentOf(line).slice(margin) + source.removed]
      : []),
    ...(isAdded(line) ? ['// add-next-line'] : []),
    line,
  ]);
  return [
    ...marked.map((line) => (line.startsWith(' '.repeat(margin)) ? line.slice(margin) : line)),
    ...(source.end ?? []),
  ].join('\n');
}

/**
 * Cuts the samples of the home page out of the pages of the integrations, where they are checked.
 * @param pathOf Absolute path of a page in the language of the build.
 * @param fill Puts the addresses of the service in the place of their names.
 * @throws Error when a page no longer has the lines that the home page shows, naming them.
 */
export function readSamples(
  pathOf: (page: string) => string,
  fill: (text: string) => string,
): HomeSample[] {
  return sampleSources.map((source) => {
    const tree: Root = fromMarkdown(readFileSync(pathOf(source.page), 'utf8'));
    const fence = [...fencesOf(tree.children)].find(({meta}) =>
      meta?.includes(`title="${source.title}"`),
    );
    const value = fill(asChange(source, fence?.value ?? ''));
    const {id, tool, title} = source;
    const code = staticCodeProps({
      value,
      lang: fence?.lang ?? '',
      meta: `title="${tool} · ${title}"`,
    });
    return {id, label: id === 'selenium' ? tool : languageLabel(code.language), code};
  });
}
