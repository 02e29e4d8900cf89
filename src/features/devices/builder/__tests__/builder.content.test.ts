import fs from 'node:fs';
import {TOOLS} from '@site/src/lib/samples/session/session';

it('describes every tool on its page, in both languages', () => {
  const page = 'reference/capability-builder.mdx';
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
  for (const folder of ['docs', french]) {
    const text = fs.readFileSync(`${folder}/${page}`, 'utf8');
    expect(TOOLS.filter((tool) => !text.includes(`\`${tool}\``))).toEqual([]);
  }
});
