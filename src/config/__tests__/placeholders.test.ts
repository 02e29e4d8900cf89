import {service} from '../../data/service';
import {brand} from '../brand';
import {parseSiteEnv} from '../env';
import {markdown} from '../markdown';
import {fillPlaceholders, placeholderValues, refuseUnknown} from '../placeholders';

const values = placeholderValues(parseSiteEnv({}).env);

const refuse = (text: string) => () => {
  refuseUnknown(text, 'docs/page.mdx', values);
};

it.each([
  ['%brand% and %brand%, at 100 %', `${brand.name} and ${brand.name}, at 100 %`],
  [
    "'%vendor%:options' from %sdk% to %hubUrl%/session",
    `'${service.vendor}:options' from ${service.sdk} to https://hub.firegrid.example/wd/hub/session`,
  ],
  ['https://%hubHost%:443%hubPath%', 'https://hub.firegrid.example:443/wd/hub'],
])('fills %s', (text, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

it('fills in signs that a replacement would give a meaning as they are', () => {
  expect(fillPlaceholders('%brand%', {...values, brand: 'p$&'})).toBe('p$&');
});

it('names a word that nothing is filled in for, with file and line', () => {
  expect(refuse('---\ntitle: x\n---\n\nSee "%vendro%:a", `%hub%`, %brand%.\n[A](%api%)')).toThrow(
    /^docs\/page\.mdx:5: nothing is filled in for %vendro%\.\ndocs\/page\.mdx:5: .* for %hub%\.\ndocs\/page\.mdx:6: .* for %api%\.\nUse one of %brand%, %hubUrl%, .*, %sdk%\.$/,
  );
});

it.each([
  'set PATH=%PATH%;%SystemRoot%',
  'date +%Y-%m-%d',
  'date "+%b%d"',
  "printf '%s%s%d%%'",
  '%lld%s',
  '--write-out "%{http_code}\\n"',
  'https://a.example/%C3%A9t%C3%A9',
  'https://a.example/?q=%c3%a9t%c3%a9%20and%20more',
  'https://a.example/%abc%20',
  '50% of devices, 60% of tests',
  '50 % des appareils, 60 % des tests',
  '{%else%}',
  'for %%i in (*.apk) do echo %%i',
  '`${rate}%  ${count}%`',
])('leaves the percent signs of %j alone', (text) => {
  expect(refuse(text)).not.toThrow();
});

it('refuses a page before it is built, and fills its front matter', async () => {
  const parse = (fileContent: string) =>
    markdown.parseFrontMatter({
      filePath: `${process.cwd()}/docs/page.mdx`,
      fileContent,
      defaultParseFrontMatter: () =>
        Promise.resolve({
          frontMatter: {title: '%brand%', keywords: ['%sdk%'], order: 2},
          content: '',
        }),
    });
  await expect(parse('text\n%nobody%')).rejects.toThrow(
    /^docs[\\/]page\.mdx:2: nothing is filled in for %nobody%/,
  );
  expect((await parse('text')).frontMatter).toEqual({
    title: brand.name,
    keywords: [service.sdk],
    order: 2,
  });
});
