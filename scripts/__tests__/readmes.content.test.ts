// Every file and folder that a README or the CONTRIBUTING guide names exists.
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, projectRoot} from '../lib/paths';

/** Not part of the project: dependencies, and what commands write. */
const WRITTEN = /^(?:node_modules|build|test-results|\..*)$/;

const tops = fs
  .readdirSync(projectRoot, {withFileTypes: true})
  .filter(({name}) => !WRITTEN.test(name));
const folders = tops.filter((entry) => entry.isDirectory()).map(({name}) => name);

const paths = [
  ...tops.map(({name}) => name),
  ...folders.flatMap((folder) => filesBelow(projectRoot, folder, /(?:)/)),
];

const guides = paths.filter((name) => /(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(name));

/** A path from the root, or a name with the ending of a source file; no code, address or package. */
const NAMED = new RegExp(`^(?:(?:${folders.join('|')})/|[^@]*\\.(?:[cm]?tsx?|[cm]js|ya?ml|css)$)`);

/** A path may leave out folders at its start, and leave parts to the reader: `*`, `<locale>`. */
const patternOf = (name: string) =>
  new RegExp(
    `(?:^|/)${name
      .replace(/^(?:\.\.\/)+|\/$/g, '')
      .replaceAll('.', '\\.')
      .replace(/<\w+>|\*+/g, '[^/]+')}$`,
  );

test.each(guides)('%s names only what exists', (guide) => {
  const text = fs.readFileSync(path.join(projectRoot, guide), 'utf8');
  const named = [...text.matchAll(/`([^\s`:]+)`/g)].flatMap(([, name = '']) =>
    NAMED.test(name) ? name : [],
  );
  const linked = [...text.matchAll(/\]\((?!https?:|\/)([^)#]+)/g)].map(([, name = '']) => name);
  const exists = (name: string) => paths.some((each) => patternOf(name).test(each));
  expect({
    named: named.filter((name) => !exists(name)),
    linked: linked.filter((name) => !fs.existsSync(path.join(projectRoot, guide, '..', name))),
  }).toEqual({named: [], linked: []});
});
