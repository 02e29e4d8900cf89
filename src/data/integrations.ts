import integrationPages from '@generated/content/default/integrations.json';
import {translate} from '@docusaurus/Translate';
import type {MarkName} from './marks';
import type {Content} from './schemas';

export type IntegrationCategory = Content['integrations'][number]['category'];

export interface Integration extends Omit<Content['integrations'][number], 'id'> {
  /** Last part of the page's path, `/integrations/<slug>/`; its mark is in src/data/marks.ts. */
  readonly slug: MarkName;
  readonly description: string;
  readonly isRetired: boolean;
}

/** In the order of the filter; a category may have no integration yet. */
export const integrationCategories: readonly {
  readonly id: IntegrationCategory;
  readonly label: string;
}[] = [
  {
    id: 'automation',
    label: translate({id: 'integrations.category.automation', message: 'Automation'}),
  },
  {
    id: 'development',
    label: translate({id: 'integrations.category.development', message: 'Development'}),
  },
  {
    id: 'communication',
    label: translate({id: 'integrations.category.communication', message: 'Communication'}),
  },
  {
    id: 'analytics',
    label: translate({id: 'integrations.category.analytics', message: 'Analytics'}),
  },
];

export const integrations: readonly Integration[] = integrationPages.map(({id, ...page}) => ({
  ...page,
  slug: id as MarkName,
  description: page.summary,
  isRetired: page.retired,
}));
