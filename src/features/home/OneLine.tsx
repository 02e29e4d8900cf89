import samples from '@generated/home-samples/default/samples.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {StaticCode} from '@site/src/components/mdx/StaticCode';
import {Section} from '@site/src/components/Section';
import {TabPanels, type TabPanel} from '@site/src/components/Tabs';

const [first, ...others] = samples.map(({id, label, code}): TabPanel<string> => ({
  value: id,
  label,
  content: <StaticCode {...code} />,
}));

/** How little a test changes, as a diff. */
export function OneLine(): ReactNode {
  return (
    <Section
      id="one-line"
      isSplit
      title={translate({
        id: 'home.oneLine.title',
        message: 'Keep your tests. Change the address.',
      })}
      intro={
        <Translate id="home.oneLine.intro">
          Sessions use WebDriver, as your test client already does. Point the client to the hub, add
          your API key and a few capabilities, and leave the rest of the suite as it is.
        </Translate>
      }
      action={
        <Link to="/documentation/quick-start/" className="action-link">
          <Translate id="home.oneLine.quickStart">Follow the quick start</Translate>
        </Link>
      }
    >
      {first && (
        <TabPanels
          label={translate({id: 'home.oneLine.tabs', message: 'Client of the test'})}
          panels={[first, ...others]}
        />
      )}
    </Section>
  );
}
