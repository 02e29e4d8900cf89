/** @jest-environment node */
import {isChart, renderDiagram} from '../diagram';

const FLOW =
  'flowchart TD\n  accTitle: Way out\n  accDescr: Two steps.\n  a[One] -- yes --> b{Two?}';
const SEQUENCE =
  'sequenceDiagram\n  participant S as Script\n  participant A as API\n  S->>A: GET /a\n  A-->>S: 200\n  A--xS: lost';

it('leaves fonts and colours to the style sheet, and names of one diagram to it alone', () => {
  const [one, other] = [renderDiagram(FLOW), renderDiagram(SEQUENCE)];
  expect(one + other).not.toMatch(/<style|style=|#[0-9a-f]{3,6}"|https?:|data-|\d\.\d\d/i);
  const ids = [one, other].map((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  for (const [, id] of one.matchAll(/url\(#([^)]+)\)/g)) {
    expect(ids[0]).toContain(id);
  }
  // An arrowhead that no arrow has is left out.
  expect(ids[0]?.filter((id) => id?.includes('arrowhead'))).toHaveLength(1);
});

it.each([
  [true, 'gantt\n  title A'],
  [true, `%% Why\n---\ntitle: A\n---\ngantt`],
  [false, FLOW],
  [false, 'pie\n  "gantt" : 1'],
])('tells what is a chart over time (%s): %j', (expected, source) => {
  expect(isChart(source)).toBe(expected);
});
