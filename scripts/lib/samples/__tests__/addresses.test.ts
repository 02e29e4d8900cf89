import {addressOf, englishFile} from '../addresses';

it.each([
  ['docs/index.mdx', '', '/documentation/'],
  ['docs/ci/gitlab.mdx', '', '/documentation/ci/gitlab/'],
  ['i18n/fr/docusaurus-plugin-content-docs/current/ci/gitlab.mdx', '', '/documentation/ci/gitlab/'],
  ['src/pages/api-documentation.mdx', '', '/api-documentation/'],
  ['blog/2026-08-25-a.mdx', '---\nslug: api-tests\n---', '/blog/api-tests/'],
])('gives %s its address', (file, source, address) => {
  expect(addressOf(file, source)).toBe(address);
});

it('names the English page of a translation', () => {
  expect(englishFile('i18n/fr/docusaurus-plugin-content-pages/legal/terms.mdx')).toBe(
    'src/pages/legal/terms.mdx',
  );
});
