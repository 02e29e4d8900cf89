import categories from '@generated/content/default/integration-categories.json';
import integrations from '@generated/content/default/integrations.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Breadcrumbs} from '@site/src/components/PageTitle/Breadcrumbs';
import {ButtonLink} from '@site/src/components/Button';
import {PageTitle} from '@site/src/components/PageTitle';
import {ToolMark} from '@site/src/components/ToolMark';
import {categoryPath, INTEGRATIONS_PATH} from './category';
import {PopularFlag} from './PopularFlag';

interface IntegrationHeaderProps {
  /** Name of the page's file. */
  readonly slug: string;
}

/**
 * Opens every page of an integration, from its data.
 * @throws Error while the page is built, when no integration has this slug.
 */
export function IntegrationHeader({slug}: IntegrationHeaderProps) {
  const integration = integrations.find(({id}) => id === slug);
  if (!integration) {
    const known = integrations.map(({id}) => id).join(', ');
    throw new Error(`<IntegrationHeader slug="${slug}"/> is unknown. Use one of: ${known}`);
  }
  const {name, summary, category, popular} = integration;
  return (
    <PageTitle
      above={
        <Breadcrumbs
          label={translate({id: 'integrations.breadcrumbs', message: 'Breadcrumbs'})}
          crumbs={[
            {
              name: translate({id: 'integrations.title', message: 'Integrations'}),
              path: INTEGRATIONS_PATH,
            },
            {name, path: `${INTEGRATIONS_PATH}${slug}/`},
          ]}
        />
      }
      mark={<ToolMark name={slug} />}
      below={
        <>
          <p className="intro">{summary}</p>
          <p className="inline-row quiet">
            <Link
              to={categoryPath(category)}
              aria-label={translate(
                {id: 'integrations.category.more', message: '{category}: other integrations'},
                {category: categories[category]},
              )}
            >
              {categories[category]}
            </Link>
            {popular && <PopularFlag />}
          </p>
          <ButtonLink to="#set-up">
            <Translate id="integrations.setUp">Set up</Translate>
          </ButtonLink>
        </>
      }
    >
      {name}
    </PageTitle>
  );
}
