// Fails when the description of the API breaks a rule, or when its French is missing, left over or
// untranslated: `npm run check:api`, part of `npm test`.
import path from 'node:path';
import {projectRoot} from '../../scripts/lib/paths';
import {formatProblems} from '../shared/problem';
import {checkApi} from './checkApi';
import {DESCRIPTION_FILE, OVERLAY_FILE} from './description';

async function main(): Promise<void> {
  const problems = await checkApi(
    path.join(projectRoot, DESCRIPTION_FILE),
    path.join(projectRoot, OVERLAY_FILE),
  );
  if (problems.length > 0) {
    throw new Error(`${formatProblems(problems)}\n\napi: ${problems.length} to fix`);
  }
  console.log("api: the description follows Redocly's rules, and all of its texts are in French");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
