import fs from 'node:fs';
import {addDocuments} from './scripts/lib/size/synthetic';
import {buildSite, copySite, withFolder} from './scripts/lib/siteCopy';
const out = process.argv[2];
await withFolder(async (root: string) => {
copySite(root); addDocuments(root, 400);
if (process.argv[3]) fs.copyFileSync(process.argv[3], root + '/src/plugins/page-weight/chunks.ts');
await buildSite(root, ['--locale', 'en', '--config', 'scripts/lib/size/synthetic.config.ts'], {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'});
fs.rmSync(out, {recursive: true, force: true}); fs.cpSync(root + '/build', out, {recursive: true});
});
