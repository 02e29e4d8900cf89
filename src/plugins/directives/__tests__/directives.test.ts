/** @jest-environment node */
import {VFile} from 'vfile';
import {parseMarkdown} from '@site/checks/shared/markdown';
import directives, {findWrongDirectives} from '..';

const find = (source: string): string[] =>
  findWrongDirectives(parseMarkdown(source), source).map(
    ({line, text, fix}) => `${line} ${text} Fix: ${fix}`,
  );

it.each([
  [
    ':::note Title\n\nText\n\n:::\n',
    '1 “:::note Title” is no box, and readers would see it. Fix: write :::note[Title], and ::: in a line of its own after the text.',
  ],
  ['Before\n\n:::note Title\nText\n:::', '3 “:::note Title” is no box'],
  ['::: tip\n\nText\n\n:::', '1 “::: tip” is no box, and readers would see it. Fix: write :::tip,'],
  [':::tip[A] b\n\nText\n\n:::', 'Fix: write :::tip[A b],'],
  [':::warn\n\nText\n\n:::', '1 There is no box “:::warn”. Fix: write :::warning.'],
  [':::Note[A]\n\nText\n\n:::', '1 There is no box “:::Note”. Fix: write :::note.'],
  [':::hint\n\nText\n\n:::', '1 There is no box “:::hint”. Fix: write one of :::note, :::tip,'],
  [':::note[A]\n\nText\n', '1 The box “:::note” is not closed. Fix: end it with a line :::'],
  ['::::note\n\nText\n\n:::', '1 The box “::::note” is not closed. Fix: end it with a line ::::'],
  ['- A\n\n  :::note\n\n  Text\n\n:::', '3 The box “:::note” is not closed.'],
  [
    ':::note\n\n:::tip\n\nText\n\n:::\n\n:::',
    '3 The box “:::tip” is not closed. Fix: end it with a line :::, and give the box around it one colon more: ::::',
  ],
  ['Text\n\n:::', '3 “:::” closes no box, and readers would see it. Fix: remove it, or open'],
  [
    '::note[A]\n\nText',
    '1 “::note[A]” is no box, and readers would not see its name. Fix: write :::note[A],',
  ],
  ['See :note[A].', '1 “:note[A]” is no box'],
  [
    '> [!WARNING]\n> Text',
    '1 “[!WARNING]” is no box here, and readers would see it. Fix: write :::warning,',
  ],
  [
    '!!! tip "A"\n\n    Text',
    '1 “!!! tip "A"” is no box, and readers would see it. Fix: write :::tip[A],',
  ],
  [
    '```js\na();\n',
    '1 The code after ``` is not closed: all that follows becomes code. Fix: end it',
  ],
])('finds once what is wrong in %j', (source, expected) => {
  expect(find(source)).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ':::note[A **title**]\n\nText\n\n:::\n\n:::tip\nText\n:::',
  ':::caution{title="A"}\n\nText\n\n:::',
  '::::note\n\n:::tip\n\nText\n\n:::\n\n::::',
  '- A\n\n  :::note\n\n  Text\n\n  :::',
  '> :::note\n>\n> Text\n>\n> :::',
  'At 10:30, in a ratio of 16:9, a:b and \\:::note Title',
  '```md\n:::note Title\n```\n\n~~~\na\n~~~\n\n`:::warn`',
  '> [A link](/a/)',
])('leaves %j alone', (source) => {
  expect(find(source)).toEqual([]);
});

it('stops the build with all of a page, each with file, line and fix', () => {
  const source = '# A\n\n:::note Title\n\nText\n\n:::\n\n:::warn\n\nText\n\n:::\n';
  const file = new VFile({value: source, path: '/site/docs/a.mdx'});
  expect(() => {
    directives({siteDir: '/site'})(parseMarkdown(source), file);
  }).toThrow(
    /^docs\/a\.mdx:3: “:::note Title” is no box.*\n {2}Fix: .*\ndocs\/a\.mdx:9: There is no box “:::warn”\.\n {2}Fix: write :::warning\.$/,
  );
});
