// Fails when the description of the API breaks a rule, or when its French is missing, left over or
// untranslated: `npm run check:api`, part of `npm test`.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {projectRoot} from '../../scripts/lib/paths';
import {formatProblems} from '../shared/problem';
import {checkApi} from './checkApi';
import {DESCRIPTION_FILE, OVERLAY_FILE} from './description';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {description: {type: 'string'}, overlay: {type: 'string'}},
  });
  const {problems, texts} = await checkApi(
    values.description ?? path.join(projectRoot, DESCRIPTION_FILE),
    values.overlay ?? path.join(projectRoot, OVERLAY_FILE),
  );
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    console.error(`\napi: ${problems.length} to fix`);
    process.exitCode = 1;
    return;
  }
  console.log(`api: the description follows Redocly's rules, ${texts} texts in French`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
