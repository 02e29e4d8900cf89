// Writes the types of an API client from the description: `npm run generate:client`, part of `npm test`.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {DESCRIPTION_FILE} from './lib/openapi/files';
import {projectRoot} from './lib/paths';

const TYPES_FILE = path.join(projectRoot, 'openapi', 'generated', 'client.d.ts');

async function main(): Promise<void> {
  // An ES module only, which a static import from here cannot reach.
  const {default: openapiTS, astToString, COMMENT_HEADER} = await import('openapi-typescript');
  const nodes = await openapiTS(pathToFileURL(path.join(projectRoot, DESCRIPTION_FILE)), {
    silent: true,
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
  });
  mkdirSync(path.dirname(TYPES_FILE), {recursive: true});
  writeFileSync(TYPES_FILE, `${COMMENT_HEADER}${astToString(nodes)}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
