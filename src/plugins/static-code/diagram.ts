import {createHash} from 'node:crypto';
import {fromParse5} from 'hast-util-from-parse5';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import type {Properties, Root} from 'hast';
import {parseFragment} from 'parse5';
// By its file: the package lets itself be imported by name only, and the configuration is required.
import {renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js';

/** A chart over time, after comments and settings. */
const CHART = /^(?:\s*%%.*\n|---[^]*?\n---\s*\n)*\s*gantt\b/;

/**
 * @param source Mermaid's text.
 * @returns Whether src/theme/Mermaid draws it, in the browser: the library knows no such charts.
 */
export const isChart = (source: string): boolean => CHART.test(source);

/** How a diagram is drawn: texts have 13 units, and 15 pixels where there is room. */
const OPTIONS = {padding: 12, nodeSpacing: 24, layerSpacing: 36};
const PIXELS_PER_UNIT = 15 / 13;

/** Name and description for screen readers, as Mermaid writes them; the library knows neither. */
const TEXTS = /^\s*acc(Title|Descr):\s*(.+)$/gm;

/** The arrow of a message in a sequence; with an x, the message is lost. */
const MESSAGE = /^\s*\w+\s*(--?[>x)]+)/gm;

/** A cross in the place of an arrow's head. */
const CROSS =
  '<marker id="cross" markerWidth="10" markerHeight="10" refX="9" refY="5" orient="auto"><path d="M1 1l8 8M1 9l8-8" stroke="var(--_arrow)" stroke-width="1.5"/></marker></defs>';

/** Marks the messages that are lost: the library draws their arrows like others. */
function crossOut(svg: Root, source: string) {
  const lost = [...source.matchAll(MESSAGE)].map(([, arrow = '']) => arrow.includes('x'));
  selectAll('.message line', svg)
    .filter((_line, index) => lost[index])
    .forEach((line) => {
      line.properties.markerEnd = 'url(#cross)';
    });
}

/** Leaves the arrowheads that an arrow has. */
function dropUnused(svg: Root) {
  const used = selectAll('[marker-start], [marker-end]', svg).flatMap(({properties}) => [
    String(properties.markerStart),
    String(properties.markerEnd),
  ]);
  for (const defs of selectAll('defs', svg)) {
    defs.children = defs.children.filter(
      (child) =>
        child.type !== 'element' ||
        child.tagName !== 'marker' ||
        used.includes(`url(#${String(child.properties.id)})`),
    );
  }
}

/** Places in whole units; lengths below ten, such as those of strokes, with one decimal. */
const round = (number: number) =>
  Math.abs(number) < 10 ? Math.round(number * 10) / 10 : Math.round(number);

/** Leaves what the picture needs, with short numbers and names that no other diagram has. */
function slim(svg: Root, prefix: string) {
  const short = (value: Properties[string]): Properties[string] =>
    typeof value === 'number' || typeof value === 'string'
      ? String(value)
          .replace(/-?\d+\.\d+/g, (number) => `${round(Number(number))}`)
          .replace(/url\(#/g, `url(#${prefix}`)
      : value;
  for (const element of selectAll('*', svg)) {
    element.properties = Object.fromEntries(
      Object.entries(element.properties)
        .filter(([name]) => !name.startsWith('data'))
        .map(([name, value]) => [name, name === 'id' ? prefix + String(value) : short(value)]),
    );
    element.children = element.children.filter(
      (child) =>
        !(child.type === 'element' && child.tagName === 'style') &&
        !(child.type === 'text' && child.value.trim() === ''),
    );
  }
}

/**
 * Draws a diagram, in colours that the style sheet sets.
 * @param source Mermaid's text.
 * @returns The picture as SVG.
 * @throws When the text cannot be drawn.
 */
export function renderDiagram(source: string): string {
  const texts = new Map([...source.matchAll(TEXTS)].map(([, kind, text]) => [kind, text]));
  const drawn = renderMermaidSVG(source.replace(TEXTS, ''), OPTIONS);
  const tree = fromParse5(parseFragment(drawn.replace('</defs>', CROSS))) as Root;
  const svg = select('svg', tree);
  if (!svg) {
    throw new Error('no picture was drawn');
  }
  const prefix = `d${createHash('sha256').update(source).digest('hex').slice(0, 6)}-`;
  crossOut(tree, source);
  dropUnused(tree);
  slim(tree, prefix);
  const {viewBox, width} = svg.properties;
  const description = `${prefix}text`;
  svg.properties = {
    viewBox,
    width: Math.round(Number(width) * PIXELS_PER_UNIT),
    role: 'img',
    ariaLabel: texts.get('Title'),
    ariaDescribedBy: [description],
  };
  svg.children.unshift({
    type: 'element',
    tagName: 'desc',
    properties: {id: description},
    children: [{type: 'text', value: texts.get('Descr') ?? ''}],
  });
  return toHtml(tree, {space: 'svg'});
}
