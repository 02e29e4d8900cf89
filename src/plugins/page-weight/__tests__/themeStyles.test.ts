/** @jest-environment node */
import {slimStyles} from '../themeStyles';

/** Slims one sheet whose theme part is given, for scripts that name `.card`, `.menu` and `--ifm-own`. */
async function slim(infima: string, site = ''): Promise<string> {
  const sheets = new Map([['styles.css', `@layer docusaurus.infima{${infima}}${site}`]]);
  const scripts = ['a="card hero menu";b="--ifm-own"'];
  return (await slimStyles(sheets, scripts)).get('styles.css') ?? '';
}

it('keeps of the theme what the scripts name, and all of the site', async () => {
  const css = await slim(
    '.card{margin:0}.pills{margin:0}.hero{margin:0}html[data-theme=dark] .card{top:0}',
    '.unnamed{margin:0}',
  );
  // `.hero` is named, but a component that the site does not have.
  expect(css).toBe(
    '@layer docusaurus.infima{.card{margin:0}html[data-theme=dark] .card{top:0}}.unnamed{margin:0}',
  );
});

it.each([
  [
    'writes a value out that is the same everywhere',
    ':root{--ifm-a:1px}.card{top:var(--ifm-a)}',
    '.card{top:1px}',
  ],
  [
    'keeps it apart from its neighbours',
    ':root{--ifm-a:1px;--ifm-b:2px}.card{margin:var(--ifm-a)var(--ifm-b)0 calc(var(--ifm-a)*-1)}',
    '.card{margin:1px 2px 0 calc(1px*-1)}',
  ],
  [
    'follows what the theme of the page decides',
    ':root{--ifm-a:1;--ifm-b:var(--ifm-a)}html[data-theme=dark]{--ifm-a:2}.card{order:var(--ifm-b)}',
    ':root{--ifm-a:1}html[data-theme=dark]{--ifm-a:2}.card{order:var(--ifm-a)}',
  ],
  [
    'leaves what a part of the page decides',
    ':root{--ifm-a:1;--ifm-b:var(--ifm-a)}.menu{--ifm-a:2}.card{order:var(--ifm-b)}',
    ':root{--ifm-a:1;--ifm-b:var(--ifm-a)}.menu{--ifm-a:2}.card{order:var(--ifm-b)}',
  ],
  [
    'leaves a keyword, which means something else in its place',
    ':root{--ifm-a:inherit}.card{color:var(--ifm-a)}',
    ':root{--ifm-a:inherit}.card{color:var(--ifm-a)}',
  ],
  [
    'leaves what scripts read, and no more',
    ':root{--ifm-own:1px;--ifm-a:1px}',
    ':root{--ifm-own:1px}',
  ],
  [
    'leaves a value that has another where it is missing',
    ':root{--ifm-a:1px}.card{top:var(--ifm-a,2px)}',
    ':root{--ifm-a:1px}.card{top:var(--ifm-a,2px)}',
  ],
])('%s', async (_, infima, expected) => {
  expect(await slim(infima)).toBe(`@layer docusaurus.infima{${expected}}`);
});

it('prefers the value of the site', async () => {
  const infima = ':root{--ifm-a:1px}html[data-theme=dark]{--ifm-a:2px}.card{top:var(--ifm-a)}';
  expect(await slim(infima, ':root{--ifm-a:3px}')).toBe('@layer docusaurus.infima{.card{top:3px}}');
});

it('stops the build when Infima is in no layer', async () => {
  const sheets = new Map([['styles.css', '.card{margin:0}']]);
  await expect(slimStyles(sheets, [])).rejects.toThrow('page-weight');
});
