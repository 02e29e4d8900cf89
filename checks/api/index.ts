// Fails when the description of the API breaks a rule, or when a translation of it is missing, left over
// or still English: `npm run check:api`, part of `npm test`.
import path from 'node:path';
import {projectRoot} from '../../scripts/lib/paths';
import {languageName, translatedLocales} from '../../src/config/locales';
import {runCheck} from '../shared/command';
import {EXCEPTIONS_FILE, readExceptions} from '../translations/exceptions';
import {checkApi} from './checkApi';
import {DESCRIPTION_FILE, overlayFile} from './description';

runCheck('api', async () => {
  const {sameText} = readExceptions(path.join(projectRoot, EXCEPTIONS_FILE));
  const fileOf = (name: string) => path.join(projectRoot, name);
  const problems = await Promise.all(
    translatedLocales.map((language) =>
      checkApi(language, fileOf(DESCRIPTION_FILE), fileOf(overlayFile(language)), sameText),
    ),
  );
  const names = translatedLocales.map(languageName).join(', ');
  return {
    problems: problems.flat(),
    summary: `the description follows Redocly's rules, and all of its texts are translated into ${names}`,
  };
});
