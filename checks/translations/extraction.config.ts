// The site's configuration with its messages elsewhere: extracting into a folder without them gives
// the texts of the code alone. Used by extraction.ts through --config.
import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

const folder = process.env.TRANSLATIONS_FOLDER;
if (!folder) {
  throw new Error('TRANSLATIONS_FOLDER is not set; run npm run translations instead.');
}

const extraction: Config = {...config, i18n: {...config.i18n, path: folder}};

export default extraction;
