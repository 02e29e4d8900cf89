import {readBlocks, toProblem} from '../blocks';

const page = [
  '---',
  'title: A page',
  '---',
  '',
  '1. First:',
  '',
  '   ```js title="wdio.conf.mjs (part)" {2}',
  "   name: '%brand%',",
  '   ```',
  '',
  '```kotlin unchecked="no parser for it exists on npm"',
  'val x = 1',
  '```',
].join('\n');

it('reads fences after the preprocessor, with the lines of the page', () => {
  expect(readBlocks('docs/page.mdx', page, false)).toEqual([
    expect.objectContaining({
      line: 8,
      language: 'js',
      title: 'wdio.conf.mjs',
      isPart: true,
      unchecked: undefined,
      code: "name: 'Firegrid',",
    }),
    expect.objectContaining({
      line: 12,
      language: 'kotlin',
      isPart: false,
      unchecked: 'no parser for it exists on npm',
    }),
  ]);
});

it('reads pages with Windows line endings alike', () => {
  const [first] = readBlocks('docs/page.mdx', page.replaceAll('\n', '\r\n'), false);
  expect(first?.code).toBe("name: 'Firegrid',");
});

it('never names a line outside of the block', () => {
  const [block] = readBlocks('docs/page.mdx', page, false);
  expect(block && toProblem({block, line: 9, text: 'Wrong.'})).toMatchObject({line: 8});
});
