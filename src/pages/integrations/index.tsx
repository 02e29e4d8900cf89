import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {Directory} from '@site/src/features/integrations/Directory';
import {OwnIntegrations} from '@site/src/features/integrations/OwnIntegrations';

export default function Integrations() {
  return (
    <Layout
      title={translate({id: 'integrations.meta.title', message: 'Integrations'})}
      description={translate({
        id: 'integrations.meta.description',
        message:
          'Jenkins, GitHub, Jira, Slack, Selenium, Appium and Katalon with {brand}: how to connect each tool, and what replaces App Center. Filter by category.',
      })}
    >
      <main>
        <Directory />
        <OwnIntegrations />
      </main>
    </Layout>
  );
}
