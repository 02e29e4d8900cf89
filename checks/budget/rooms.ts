import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../scripts/lib/paths';
import {countTokens} from './tokens';

/** Tokens of a room: of what the site and its makers run, and of its tests. */
type Tokens = Readonly<Record<'code' | 'tests', number>>;

/** Each folder of src/, and each other folder with code; the root has the configuration. */
export type Rooms = Readonly<Record<string, Tokens>>;

const CODE = /\.(?:tsx?|mjs|css)$/;

const TESTS = /(?:^tests\/|\/__tests__\/|\.(?:test|spec)\.tsx?$)/;

/** Folders with rooms; `media/` makes pictures once, by hand. */
const FOLDERS = ['src', 'sandbox', 'checks', 'scripts', 'tests'];

/** `src/lib` of `src/lib/log.ts`, `tests` of `tests/home.spec.ts`, `.` of `docusaurus.config.ts`. */
function roomOf(file: string) {
  const [folder = '', next = ''] = path.dirname(file).split('/');
  return folder === 'src' && next ? `src/${next}` : folder;
}

/**
 * @param root Folder of the project.
 * @returns The tokens of each room, in the order of their names.
 */
export function readRooms(root: string): Rooms {
  const rooms: Record<string, Tokens> = {};
  const files = [
    ...fs.readdirSync(root).filter((name) => CODE.test(name)),
    ...FOLDERS.flatMap((folder) => filesBelow(root, folder, CODE)),
  ];
  for (const file of files.sort()) {
    const room = roomOf(file);
    const count = countTokens(file, fs.readFileSync(path.join(root, file), 'utf8'));
    const {code, tests} = rooms[room] ?? {code: 0, tests: 0};
    rooms[room] = TESTS.test(file) ? {code, tests: tests + count} : {code: code + count, tests};
  }
  return rooms;
}
