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

describe('purgeInfima', () => {
  it('keeps classes that the sources name, in both themes', async () => {
    const css = await purgeInfima(CSS, usage);
    expect(css).toContain('.card {');
    expect(css).toContain("html[data-theme='dark'] .card");
  });

  it('drops classes that nobody names, and components that the site does not have', async () => {
    const css = await purgeInfima(CSS, usage);
    expect(css).not.toContain('.pills');
    expect(css).not.toContain('.hero');
  });

  it('keeps the kinds of admonitions, whose class is put together at run time', async () => {
    expect(await purgeInfima(CSS, usage)).toContain('.alert--info');
  });

  it('keeps the variables that a rule or the site reads and drops the others', async () => {
    const css = await purgeInfima(CSS, usage);
    expect(css).toContain('--ifm-used');
    expect(css).toContain('--ifm-own');
    expect(css).not.toContain('--ifm-unused');
  });
});
