// Writes the small file of the display face after a change of its characters (lib/displayFont.ts) or of its
// package: `npm run generate:font`.
import {writeFile} from 'node:fs/promises';
import {displayFontFile, subsetDisplayFont} from './lib/displayFont';

async function main(): Promise<void> {
  const font = await subsetDisplayFont();
  await writeFile(displayFontFile, font);
  console.log(`${displayFontFile}: ${font.length} bytes`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
