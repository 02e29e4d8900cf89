/** @jest-environment node */
import {purgeInfima} from '../infima';

const CSS = `
:root { --ifm-used: 1px; --ifm-unused: 2px; --ifm-own: 3px; }
.card { margin: var(--ifm-used); }
.pills { margin: 0; }
.hero { margin: 0; }
.alert--info { margin: 0; }
html[data-theme='dark'] .card { margin: 1px; }
`;

const usage = {sources: ['const a = "card hero"'], variables: ['--ifm-own']};

it('keeps of Infima what the site names or composes, with the variables that are read', async () => {
  const css = await purgeInfima(CSS, usage);
  const kept = [
    '--ifm-used',
    '--ifm-own',
    '.card {',
    "html[data-theme='dark'] .card",
    '.alert--info',
  ];
  // `.hero` is named, but a component that the site does not have.
  const dropped = ['--ifm-unused', '.pills', '.hero'];
  expect([...kept, ...dropped].filter((text) => css.includes(text))).toEqual(kept);
});
