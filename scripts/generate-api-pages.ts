// Makes the pages of the API's operations from their description: `npm run api:pages`, before every
// start and build. Does nothing when nothing has changed.
import {generateApiPages} from './lib/apiPages/generate';

async function main(): Promise<void> {
  const started = Date.now();
  const {files, warnings} = await generateApiPages();
  warnings.forEach((warning) => {
    console.warn(warning);
  });
  if (files.length > 0) {
    console.log(`api: ${files.length} pages made (${Math.round((Date.now() - started) / 1000)} s)`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
