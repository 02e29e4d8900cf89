// Writes the tools' marks and the networks' logos after a change of src/data/marks.ts, of the brand's colours
// and accounts, or of simple-icons: `npm run generate:marks`.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {drawMarks} from './lib/markFile';
import {projectRoot} from './lib/paths';

for (const [file, drawing] of drawMarks()) {
  mkdirSync(path.join(projectRoot, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(projectRoot, file), drawing);
  console.log(file);
}
