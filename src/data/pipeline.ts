import {translate} from '@docusaurus/Translate';

/** Who may test from a pipeline, and what CI/CD integration adds: the same sentence everywhere. */
export const pipelineText = translate({
  id: 'pricing.pipeline',
  message:
    'With any plan, you can start sessions from a pipeline with your API key. Professional and Enterprise add CI/CD integration, that is, the managed integrations.',
});
