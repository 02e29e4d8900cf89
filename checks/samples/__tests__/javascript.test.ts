import type {Block} from '../blocks';
import {generatedBlocks, toProblems} from '../generated';
import {javascriptChecker} from '../javascript';
import {loadSyntax} from '../syntax';

/** The compiler starts for real. */
const LIMIT_MS = 180_000;

const isJavaScript = ({language}: Block): boolean => javascriptChecker.languages.includes(language);

const BUILDER = generatedBlocks().filter(isJavaScript);

const page = (code: string): Block => ({
  ...{file: 'docs/page.mdx', line: 3, language: 'js', title: '', code, isPart: false},
  ...{unchecked: undefined, exits: undefined},
});

const check = async (blocks: readonly Block[]) =>
  toProblems(await javascriptChecker.check(blocks, await loadSyntax())).map(
    ({file, line, text}) => `${file}:${line} ${text}`,
  );

it(
  'checks the code of the capability builder, and says each mistake once, of its and of a page’s',
  async () => {
    const [first, ...others] = BUILDER;
    expect(others.length).toBeGreaterThan(10);
    const broken = {...first!, code: `export functio\n${first!.code}`};
    // As by a mistake in the templates.
    const wrong = others.map((block) => ({...block, code: `${block.code}\nretrun;`}));
    const found = await check([broken, ...wrong, page('const count = 1;\ncount.size;\n')]);
    expect(found).toHaveLength(2 + new Set(others.map(({title}) => title)).size);
    expect(found[0]).toMatch(
      /^\/documentation\/reference\/capability-builder\/:1 TypeScript says: /,
    );
    expect(found[1]).toMatch(/'retrun'.*\(and with \d+ more choices\)$/);
    expect(found.at(-1)).toMatch(
      /^docs\/page\.mdx:4 TypeScript says: Property 'size' does not exist/,
    );
  },
  LIMIT_MS,
);
