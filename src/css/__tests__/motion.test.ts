/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const src = path.join(__dirname, '../..');

it('lets visitors pause what moves without an end (WCAG 2.2.2)', () => {
  const endless: string[] = [];
  for (const file of readdirSync(src, {recursive: true, encoding: 'utf8'})) {
    if (file.endsWith('.css')) {
      postcss.parse(readFileSync(path.join(src, file), 'utf8')).walkRules((rule) => {
        const text = rule.toString();
        if (text.includes('infinite') && !text.includes('animation-play-state: var(--ambient)')) {
          endless.push(`${file}: ${rule.selector}`);
        }
      });
    }
  }
  // Add `animation-play-state: var(--ambient)`, and a MotionButton beside it.
  expect(endless).toEqual([]);
});
