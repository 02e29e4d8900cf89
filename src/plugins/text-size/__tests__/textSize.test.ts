/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {pixelsToRem} from '..';

const CSS = `
@media (min-width: 997px) {.a {width: 300px}}
@media screen and (max-width: 996px) {.a {font-size: 15px}}
@media (width >= 48rem) {.a {font-size: 90%}}
`;

const EXPECTED = `
@media (width >= 62.3125rem) {.a {width: 300px}}
@media screen and (width < 62.3125rem) {.a {font-size: 0.9375rem}}
@media (width >= 48rem) {.a {font-size: 90%}}
`;

it('lets breakpoints and text of the theme grow with the text of the browser', async () => {
  const {css} = await postcss([pixelsToRem()]).process(CSS, {from: undefined});
  expect(css).toBe(EXPECTED);
});

it('replaces the hook by which the theme tells whether the screen is wide', () => {
  const theme = path.dirname(require.resolve('@docusaurus/theme-common'));
  const menu = fs.readFileSync(path.join(theme, 'contexts/navbarMobileSidebar.js'), 'utf8');
  expect(menu).toContain("from '../hooks/useWindowSize'");
});
