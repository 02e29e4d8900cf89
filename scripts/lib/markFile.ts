import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/config/brand';
import {marks, type Mark, type MarkName} from '../../src/data/marks';
import {projectRoot} from './paths';

/** Units of a side; the logos of simple-icons are drawn on 24 by 24. */
const SIDE = 56;
const LOGO = 30;
const LOGO_FIELD = 24;
const CELL = 5.5;
const STEP = 6;

const read = (...names: readonly string[]) =>
  readFileSync(path.join(projectRoot, ...names), 'utf8');

function colour(token: string) {
  const value = new RegExp(`${token}: (#[0-9a-f]{6});`).exec(read('src/css/tokens.css'))?.[1];
  if (value === undefined) {
    throw new Error(`src/css/tokens.css has no ${token}, which src/data/marks.ts names.`);
  }
  return value;
}

const logoFile = (name: string) => read('node_modules/simple-icons/icons', `${name}.svg`);

function logo(name: string) {
  const outline = /<path d="([^"]+)"/.exec(logoFile(name))?.[1] ?? '';
  const edge = (SIDE - LOGO) / 2;
  return `<path transform="translate(${edge} ${edge}) scale(${LOGO / LOGO_FIELD})" d="${outline}"/>`;
}

function letter(rows: readonly string[]) {
  const edge = (SIDE - (rows.length * STEP - (STEP - CELL))) / 2;
  return rows
    .flatMap((row, y) =>
      row
        .split('')
        .map((cell, x) =>
          cell === '#'
            ? `<rect x="${edge + x * STEP}" y="${edge + y * STEP}" width="${CELL}" height="${CELL}" rx="1"/>`
            : '',
        ),
    )
    .join('');
}

/** Draws a tool's mark on its ground. */
function drawMark(name: MarkName) {
  const {drawing, ground, sign}: Mark = marks[name];
  const content = typeof drawing === 'string' ? logo(drawing) : letter(drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect x=".5" y=".5" width="${SIDE - 1}" height="${SIDE - 1}" rx="12" fill="${colour(ground)}" stroke="${colour(sign)}" stroke-opacity=".18"/><g fill="${colour(sign)}">${content}</g></svg>\n`;
}

/**
 * Draws the tools' marks, and the logos of the networks where the brand has an account.
 * @returns Texts by the files' paths from the project's root.
 * @throws Error for a token or a logo that is not there.
 */
export const drawMarks = (): ReadonlyMap<string, string> =>
  new Map([
    ...(Object.keys(marks) as MarkName[]).map(
      (name) => [`static/marks/${name}.svg`, drawMark(name)] as const,
    ),
    ...brand.social.map(({icon}) => [`static/accounts/${icon}.svg`, logoFile(icon)] as const),
  ]);
