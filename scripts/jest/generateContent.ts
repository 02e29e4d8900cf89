// Before the tests of components: the content that a build generates, in English.
import fs from 'node:fs';
import path from 'node:path';
import {siteContent} from '../../src/config/content';
import {defaultLocale} from '../../src/config/locales';

const FOLDER = path.join(__dirname, '../../.cache/content');

export default function generateContent(): void {
  fs.mkdirSync(FOLDER, {recursive: true});
  for (const [name, content] of Object.entries(siteContent(defaultLocale))) {
    fs.writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify(content));
  }
}
