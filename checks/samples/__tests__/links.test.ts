import {addressOf, englishFile} from '../links';

it.each([
  ['docs/index.mdx', '', '/documentation/'],
  ['docs/ci/gitlab.mdx', '', '/documentation/ci/gitlab/'],
  ['i18n/fr/docusaurus-plugin-content-docs/current/ci/gitlab.mdx', '', '/documentation/ci/gitlab/'],
  ['openapi/pages/index.mdx', '', '/api-documentation/'],
  ['openapi/pages/list-devices.api.mdx', '', '/api-documentation/list-devices/'],
  ['blog/2026-08-25-a.mdx', '---\nslug: api-tests\n---', '/blog/api-tests/'],
])('gives %s its address', (file, source, address) => {
  expect(addressOf(file, source)).toBe(address);
});

it('names the English page of a translation', () => {
  expect(englishFile('i18n/fr/docusaurus-plugin-content-pages/legal/terms.mdx')).toBe(
    'src/pages/legal/terms.mdx',
  );
});
