import {hubUrl, service} from '../../data/service';
import {brand} from '../brand';
import {parseSiteEnv} from '../env';
import {markdown} from '../markdown';
import {fillPlaceholders, placeholderValues, refuseUnknown} from '../placeholders';

const values = placeholderValues(parseSiteEnv({}).env);

const refusalOf = (text: string): string => {
  try {
    refuseUnknown(text, 'docs/page.mdx', values);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('fills each placeholder, wherever it stands', () => {
  expect(fillPlaceholders('%brand% and %brand%, at 100 %', values)).toBe(
    `${brand.name} and ${brand.name}, at 100 %`,
  );
  expect(fillPlaceholders("'%vendor%:options' from %sdk% to %hubUrl%/session", values)).toBe(
    `'${service.vendor}:options' from ${service.sdk} to ${hubUrl}/session`,
  );
  expect(fillPlaceholders('https://%hubHost%:443%hubPath%', values)).toBe(
    `https://${service.hubHost}:443${service.hubPath}`,
  );
});

it('takes the addresses of the API and of the portal from the environment', () => {
  const own = placeholderValues(
    parseSiteEnv({API_BASE_URL: 'http://localhost:4605/v1/', PORTAL_URL: 'https://a.example/p'})
      .env,
  );
  expect(fillPlaceholders('%apiUrl%/devices %portalUrl%/results/1', own)).toBe(
    'http://localhost:4605/v1/devices https://a.example/p/results/1',
  );
});

it('takes values as they are, patterns of replacements included', () => {
  expect(fillPlaceholders('%brand%', {...values, brand: 'A$&B'})).toBe('A$&B');
});

it('keeps the numbers of lines', () => {
  expect(Object.values(values).filter((value: string) => /[\r\n]/.test(value))).toEqual([]);
});

describe('a word that nothing is filled in for', () => {
  it('is named with file and line', () => {
    expect(refusalOf('---\ntitle: x\n---\n\nSee %hubURL% and %brand%.\n[API](%api%)')).toMatch(
      /^docs\/page\.mdx:5: nothing is filled in for %hubURL%\.\ndocs\/page\.mdx:6: nothing is filled in for %api%\.\nUse one of %brand%, %hubUrl%, .*; or list the word in src\/config\/placeholders\.ts/,
    );
  });

  it.each(['"%vendro%:options"', "from '%package%'", '`%hub%`', '(%portalURL%/)'])(
    'is found in %j',
    (text) => {
      expect(refusalOf(text)).toContain('nothing is filled in');
    },
  );

  // Percent signs that samples and addresses hold for other reasons.
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
  ])('is no part of %j', (text) => {
    expect(refusalOf(text)).toBe('');
  });
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
