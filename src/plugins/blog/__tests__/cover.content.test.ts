/** @jest-environment node */
import fs from 'node:fs';
import {coverCells, COVERS} from '../cover';

const posts = fs
  .readdirSync('blog')
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => {
    const source = fs.readFileSync(`blog/${name}`, 'utf8');
    const slug = /^slug: (\S+)$/m.exec(source)?.[1] ?? '';
    const category = /^tags: \[([\w-]+)/m.exec(source)?.[1] ?? '';
    return {slug, category};
  });

it('draws every post its own cover, the same each time', () => {
  const covers = posts.map(({slug, category}) => coverCells(slug, category, COVERS.card));
  expect(new Set(covers).size).toBe(posts.length);
  expect(posts.map(({slug, category}) => coverCells(slug, category, COVERS.card))).toEqual(covers);
  // Neighbours in a list differ in more than a few cells.
  for (const [index, cells] of covers.entries()) {
    for (const other of covers.slice(index + 1)) {
      const different = Array.from(cells).filter((level, place) => level !== other[place]);
      expect(different.length).toBeGreaterThan(20);
    }
  }
});
