/** @jest-environment node */
import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {parseFragment} from 'parse5';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import staticCode from '..';

async function transform(markdown: string): Promise<Root> {
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  const processor = unified().use(remarkParse).use(remarkMdx).use(staticCode);
  return (await processor.run(processor.parse(file), file)) as Root;
}

/** Props of the first block. */
async function block(fence: string): Promise<Record<string, string>> {
  const {children} = await transform(fence);
  const element = children[0] as MdxJsxFlowElement;
  expect(element.name).toBe('StaticCode');
  return Object.fromEntries(
    element.attributes.map((each) =>
      'name' in each && typeof each.value === 'string' ? [each.name, each.value] : [],
    ),
  ) as Record<string, string>;
}

const html = async (fence: string): Promise<string | undefined> => (await block(fence)).html;

/** The text that a reader sees, without what the style sheet generates. */
const textOf = (markup = ''): string => toString(fromParse5(parseFragment(markup)));

describe('static-code', () => {
  it('colours by classes, and leaves the text as it was', async () => {
    const code = "const name = 'Pixel 8'; // <a & b>\n\nawait run(name, 12);";
    const {html: markup, language} = await block(`\`\`\`js\n${code}\n\`\`\``);
    expect(language).toBe('javascript');
    expect(textOf(markup)).toBe(code);
    expect(markup).toContain('<span class="tok-keyword">const</span>');
    expect(markup).toContain('<span class="tok-string">\'Pixel 8\'</span>');
    expect(markup).toContain('<span class="tok-comment">// &lt;a &amp; b&gt;</span>');
    expect(markup).toContain('<span class="tok-number">12</span>');
  });

  it('ends each colour with its line', async () => {
    const markup = await html('```js {2}\n/*\n * two\n */\n```');
    expect(markup).toBe(
      '<span class="tok-comment">/*</span>\n' +
        '<span class="line marked"><span class="tok-comment"> * two</span></span>\n' +
        '<span class="tok-comment"> */</span>',
    );
  });

  it.each([
    ['sh', 'bash'],
    ['yml', 'yaml'],
    ['', 'text'],
    ['xml', 'xml'],
  ])('reads "%s" as %s', async (name, language) => {
    expect((await block(`\`\`\`${name}\nx\n\`\`\``)).language).toBe(language);
  });

  it('passes titles and numbers on, and how wide the block is', async () => {
    expect(await block('```text title="a {2} b" showLineNumbers=7\none\ntwo\n```')).toEqual({
      language: 'text',
      title: 'a {2} b',
      firstNumber: '7',
      width: '40',
      html: '<span class="line">one</span>\n<span class="line">two</span>',
    });
  });

  it('marks the lines that are asked for, magic comments not counted', async () => {
    const fence = '```bash {1,3-4}\na\n# highlight-next-line\nb\nc\nd\n```';
    expect(await html(fence)).toBe(
      ['a', 'b', 'c', 'd'].map((text) => `<span class="line marked">${text}</span>`).join('\n'),
    );
  });

  it('shows a change, of which only the result is copied', async () => {
    const fence = '```yaml\n# remove-next-line\na\n# add-start\nb\nc\n# add-end\nd\n```';
    const markup = await html(fence);
    expect(markup).toContain('<span data-no-copy><span class="line removed">a</span>\n</span>');
    expect(markup?.match(/class="line added"/g)).toHaveLength(2);
    expect(textOf(markup)).toBe('a\nb\nc\nd');
  });

  it('colours the lines of a patch, which is copied whole', async () => {
    expect(await html('```diff\n--- a\n+++ b\n-old\n+new\n same\n```')).toBe(
      '--- a\n+++ b\n<span class="line removed">-old</span>\n<span class="line added">+new</span>\n same',
    );
  });

  it('takes prompts and outputs out of the copy', async () => {
    expect(await html('```console\n$ node a.mjs\n84%\n```')).toBe(
      '<span data-prompt="$ "></span><span class="tok-function">node</span> a.mjs\n' +
        '<span data-no-copy>84%</span>',
    );
  });

  it('finds fences in lists and components', async () => {
    const {children} = await transform(
      '- one\n\n  ```js\n  a\n  ```\n\n<CodeTabs>\n\n```js\na\n```\n\n</CodeTabs>',
    );
    expect(JSON.stringify(children).match(/"StaticCode"/g)).toHaveLength(2);
  });

  it('leaves charts over time to the theme, and stops the build for what neither draws', async () => {
    const {children} = await transform('```mermaid\ngantt\n  Test 1 :00, 1m\n```');
    expect(children).toMatchObject([{type: 'code', lang: 'mermaid'}]);
    await expect(transform('```mermaid\npie\n  "a" : 1\n```')).rejects.toThrow('static-code: ');
  });

  it('stops the build for an unknown language, naming file and line', async () => {
    await expect(transform('Text.\n\n```jvascript\na\n```')).rejects.toMatchObject({
      message: expect.stringContaining('Prism knows no language "jvascript"'),
      file: 'docs/page.mdx',
      line: 3,
    });
  });
});
