/** @jest-environment node */
import fs from 'node:fs';
import {storageKeys} from '@site/src/lib/storageKeys';

it.each(['src/pages', 'i18n/fr/docusaurus-plugin-content-pages'])(
  '%s/legal/cookies.mdx lists every key of the storage',
  (folder) => {
    const notice = fs.readFileSync(`${folder}/legal/cookies.mdx`, 'utf8');
    const listed = [...notice.matchAll(/^\| `([\w:-]+)`/gm)].map(([, key]) => key);
    expect(listed.toSorted()).toEqual(Object.values(storageKeys).toSorted());
  },
);
