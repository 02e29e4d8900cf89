import {translate} from '@docusaurus/Translate';

/** Who may test from a pipeline, and what CI/CD integration adds: the same sentence everywhere. */
export const pipelineText = translate({
  id: 'pricing.pipeline',
  message:
    'You can start sessions from a pipeline with your API key on any plan. Professional and Enterprise add CI/CD integration: integrations that we manage for you.',
});
