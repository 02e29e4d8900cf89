// Fails when the description of the API breaks a rule, or when its French is missing, left over or
// untranslated: `npm run check:api`, part of `npm test`.
import path from 'node:path';
import {projectRoot} from '../../scripts/lib/paths';
import {runCheck} from '../shared/command';
import {EXCEPTIONS_FILE, readExceptions} from '../translations/exceptions';
import {checkApi} from './checkApi';
import {DESCRIPTION_FILE, OVERLAY_FILE} from './description';

runCheck('api', async () => ({
  problems: await checkApi(
    path.join(projectRoot, DESCRIPTION_FILE),
    path.join(projectRoot, OVERLAY_FILE),
    readExceptions(path.join(projectRoot, EXCEPTIONS_FILE)).sameText,
  ),
  summary: "the description follows Redocly's rules, and all of its texts are in French",
}));
