import sentences from '@generated/content/default/sentences.json';

/** The terms of the trial: the same on every page. */
export const trialText = sentences.trial;
