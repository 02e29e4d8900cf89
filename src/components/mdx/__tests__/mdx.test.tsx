import {screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {parseSiteEnv} from '@site/src/config/env';
import {facts, type FactId} from '@site/src/data/facts';
import {Fact} from '../Fact';
import {SupportLink} from '../SupportLink';

const {supportEmail} = parseSiteEnv({}).env;

it('<Fact> stops the build for an unknown id and names the known ones', () => {
  // MDX is not type-checked.
  const slip = 'starterprice' as FactId;
  expect(() => Fact({id: slip})).toThrow(
    `<Fact id="starterprice"/> is unknown. Use one of: ${Object.keys(facts).join(', ')}, or add it to src/data/facts.ts.`,
  );
});

it.each([
  [<SupportLink key="plain" />, supportEmail, ''],
  [
    <SupportLink key="own" subject="Vulnérabilité & co">
      Report it
    </SupportLink>,
    'Report it',
    '?subject=Vuln%C3%A9rabilit%C3%A9%20%26%20co',
  ],
])('<SupportLink> opens a mail to the support, in this tab', (element, name, query) => {
  renderOnSite(element);
  const link = screen.getByRole('link', {name});
  expect(link).toHaveAttribute('href', `mailto:${supportEmail}${query}`);
  expect(link).toHaveAttribute('target', '_self');
});
