import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {watchReadOnce} from '../readOnce';

it('names what Docusaurus reads only once, and nothing that it reloads', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'read-once-'));
  for (const folder of ['src/config', 'src/data', 'src/plugins/routes/client']) {
    mkdirSync(path.join(root, folder), {recursive: true});
  }
  const changed: string[] = [];
  const watchers = watchReadOnce(root, (file) => changed.push(file));
  const reloaded = ['README.md', 'src/config/.#brand.ts', 'src/data/jobs.ts'];
  const client = 'src/plugins/routes/client/sectionScroll.ts';
  for (const file of [...reloaded, client]) {
    writeFileSync(path.join(root, file), '');
  }
  await wait(600);
  const once = [
    '.env',
    'src/config/brand.ts',
    'src/plugins/routes/index.ts',
    'src/data/service.ts',
  ];
  for (const [index, file] of once.entries()) {
    writeFileSync(path.join(root, file), '');
    while (changed.length <= index) {
      await wait(20);
    }
  }
  watchers.forEach((watcher) => {
    watcher.close();
  });
  rmSync(root, {recursive: true});
  expect(changed).toEqual(once);
});
