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

async function transform(markdown: string) {
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  const processor = unified().use(remarkParse).use(remarkMdx).use(staticCode);
  return (await processor.run(processor.parse(file), file)) as Root;
}

/** Props of the first block. */
async function block(fence: string) {
  const {children} = await transform(fence);
  const element = children[0] as MdxJsxFlowElement;
  expect(element.name).toBe('StaticCode');
  return Object.fromEntries(
    element.attributes.map((each) =>
      'name' in each && typeof each.value === 'string' ? [each.name, each.value] : [],
    ),
  ) as Record<string, string>;
}

const html = async (fence: string) => (await block(fence)).html;

/** The text that a reader sees, without what the style sheet generates. */
const textOf = (markup = '') => toString(fromParse5(parseFragment(markup)));

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

  it.each([
    ['sh', 'bash'],
    ['yml', 'yaml'],
    ['', 'text'],
    ['xml', 'xml'],
  ])('reads "%s" as %s', async (name, language) => {
    expect((await block(`\`\`\`${name}\nx\n\`\`\``)).language).toBe(language);
  });

  it('shows a change, of which only the result is copied, each colour ended with its line', async () => {
    expect(
      await html('```js\n// remove-next-line\na\n// add-start\n/*\n */\n// add-end\nd\n```'),
    ).toBe(
      '<span data-no-copy><span class="line removed">a</span>\n</span>' +
        '<span class="line added"><span class="tok-comment">/*</span></span>\n' +
        '<span class="line added"><span class="tok-comment"> */</span></span>\nd',
    );
  });

  it('passes the title on, and stops the build for other words', async () => {
    expect(await block('```text title="a {2} b"\none\n```')).toMatchObject({
      title: 'a {2} b',
      width: '40',
    });
    await expect(transform('```js {1,3}\na\n```')).rejects.toThrow(
      'a block does nothing for {1,3}',
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
