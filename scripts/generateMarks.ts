// Writes the tools' marks after a change of src/data/marks.ts, of the brand's colours or of simple-icons:
// `npm run generate:marks`.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {marks, type MarkName} from '../src/data/marks';
import {drawMark, markFile} from './lib/markFile';
import {projectRoot} from './lib/paths';

mkdirSync(path.join(projectRoot, 'static/marks'), {recursive: true});
for (const name of Object.keys(marks) as MarkName[]) {
  writeFileSync(path.join(projectRoot, markFile(name)), drawMark(name));
  console.log(markFile(name));
}
