import sentences from '@generated/content/default/sentences.json';

/** Who may test from a pipeline, and what CI/CD integration adds: the same sentence everywhere. */
export const pipelineText = sentences.pipeline;
