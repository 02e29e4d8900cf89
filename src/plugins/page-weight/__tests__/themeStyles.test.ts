/** @jest-environment node */
import path from 'node:path';
import postcss, {type Plugin} from 'postcss';
import {tempFolder} from '@site/scripts/jest/tempFolder';
import {themeStyles} from '../themeStyles';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';
const css =
  ':root{--ifm-read:0;--ifm-elsewhere:0;--ifm-unread:0}.card{margin:var(--ifm-read)}.pills{margin:0}.hero{margin:0}ol{margin:0}html[data-theme=dark] .card{top:0}';

const {folder: siteDir, write} = tempFolder();
write('src/Page.tsx', '<p className="card hero" />');
write('src/page.css', '.page{top:var(--ifm-elsewhere)}');
write('src/Page.test.tsx', '<p className="pills" />');

const slim = async (from: string) =>
  postcss([themeStyles({siteDir, unused: [/^hero/]}) as Plugin]).process(css, {from});

it('keeps of the framework what the components name, and what Markdown makes', async () => {
  const {css: kept, messages} = await slim(INFIMA);
  // `.hero` is named, but a component that the site does not have.
  expect(kept).toBe(
    ':root{--ifm-read:0;--ifm-elsewhere:0}.card{margin:var(--ifm-read)}ol{margin:0}html[data-theme=dark] .card{top:0}',
  );
  expect(messages).toMatchObject([{type: 'dir-dependency', dir: path.join(siteDir, 'src')}]);
});

it('leaves all other sheets alone', async () => {
  expect((await slim('/site/src/css/custom.css')).css).toBe(css);
});
