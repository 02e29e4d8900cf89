/** @jest-environment node */
import {VFile} from 'vfile';
import {parseMarkdown} from '@site/checks/shared/markdown';
import directives from '..';

const check = (source: string) => () => {
  const file = new VFile({value: source, path: '/site/docs/a.mdx'});
  directives({siteDir: '/site'})(parseMarkdown(source), file);
};

it.each([
  ['Before\n\n:::note Title\nText\n:::', '3: “:::note Title” is no box'],
  ['::: tip\n\nText\n\n:::', '1: “::: tip” is no box'],
  [':::hint\n\nText\n\n:::', '1: There is no box “:::hint”.\n  Fix: write one of note, tip,'],
  [':::note[A]\n\nText\n', '1: The box “:::note” is not closed.\n  Fix: end it with a line :::'],
  ['- A\n\n  :::note\n\n  Text\n\n:::', '3: The box “:::note” is not closed.'],
  ['Text\n\n:::', '3: “:::” is no box'],
  ['::note[A]\n\nText', '1: “::note[A]” is no box'],
  ['See :note[A].', '1: “:note[A]” is no box'],
  ['> [!WARNING]\n> Text', '1: “[!WARNING]” is no box'],
  ['!!! tip "A"\n\n    Text', '1: “!!! tip "A"” is no box'],
  ['```js\na();\n', '1: The code is not closed'],
])('stops the build at %j, with file, line and fix', (source, message) => {
  expect(check(source)).toThrow(`docs/a.mdx:${message}`);
});

it.each([
  ':::note[A **title**]\n\nText\n\n:::\n\n:::tip\nText\n:::',
  '::::note\n\n:::tip\n\nText\n\n:::\n\n::::',
  '- A\n\n  :::note\n\n  Text\n\n  :::',
  '> :::note\n>\n> Text\n>\n> :::',
  'At 10:30, in a ratio of 16:9, a:b and \\:::note Title',
  '```md\n:::note Title\n```\n\n~~~\na\n~~~\n\n`:::warn`',
  '> [A link](/a/)',
])('leaves %j alone', (source) => {
  expect(check(source)).not.toThrow();
});
