// Writes the files of the display face, the small one of the pages and that of the social cards, after a change of
// their characters (lib/displayFont.ts) or of their package: `npm run generate:font`.
import {writeFile} from 'node:fs/promises';
import {CARD_FONT} from '../src/plugins/built-pages/metadata/card';
import {displayFontFile, subsetCardFont, subsetDisplayFont} from './lib/displayFont';
import {runCommand} from './lib/runCommand';

runCommand(async () => {
  for (const [file, cut] of [
    [displayFontFile, subsetDisplayFont],
    [CARD_FONT, subsetCardFont],
  ] as const) {
    const font = await cut();
    await writeFile(file, font);
    console.log(`${file}: ${font.length} bytes`);
  }
});
