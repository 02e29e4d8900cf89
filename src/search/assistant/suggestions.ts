import {translate} from '@docusaurus/Translate';

interface Suggestions {
  /** Beginning of the paths that they are for, without the language. */
  readonly path: RegExp;
  readonly questions: readonly [string, string, string];
}

const price = translate({id: 'assistant.suggest.price', message: 'How much does it cost?'});
const devices = translate({id: 'assistant.suggest.devices', message: 'Which devices do you have?'});
const sessions = translate({
  id: 'assistant.suggest.sessions',
  message: 'How many sessions can I run at the same time?',
});
const freeMinutes = translate({
  id: 'assistant.suggest.free',
  message: 'What is included in the free minutes?',
});
const contact = translate({id: 'assistant.suggest.contact', message: 'How do I contact support?'});
const apiLimit = translate({
  id: 'assistant.suggest.apiLimit',
  message: 'How many API requests can I send per minute?',
});
const apiKey = translate({id: 'assistant.suggest.apiKey', message: 'How do I create an API key?'});
const firstTest = translate({
  id: 'assistant.suggest.firstTest',
  message: 'How do I run my first test?',
});
const queue = translate({
  id: 'assistant.suggest.queue',
  message: 'What happens when all sessions are in use?',
});
const reset = translate({
  id: 'assistant.suggest.reset',
  message: 'What is removed from a device after a session?',
});
const video = translate({
  id: 'assistant.suggest.video',
  message: 'Where do I watch the video recording of a session?',
});
const emulators = translate({
  id: 'assistant.suggest.emulators',
  message: 'Do bugs on emulators differ from bugs on real devices?',
});

/** First questions by page, each answered by the site: the first entry that fits is taken. */
const suggestions: readonly Suggestions[] = [
  {
    path: /^\/documentation\/(ci|notifications|account)\//,
    questions: [
      apiKey,
      translate({
        id: 'assistant.suggest.secret',
        message: 'How do I keep the API key secret in GitHub Actions?',
      }),
      queue,
    ],
  },
  {
    path: /^\/documentation\/(concepts|reference)\//,
    questions: [queue, reset, apiLimit],
  },
  {path: /^\/documentation\//, questions: [firstTest, apiKey, video]},
  {
    path: /^\/api-documentation\//,
    questions: [
      apiLimit,
      apiKey,
      translate({
        id: 'assistant.suggest.pagination',
        message: 'What does nextCursor say on the last page?',
      }),
    ],
  },
  {path: /^\/blog\//, questions: [emulators, video, firstTest]},
  {
    path: /^\/careers\//,
    questions: [
      translate({id: 'assistant.suggest.jobs', message: 'Which roles are open?'}),
      contact,
      devices,
    ],
  },
  {path: /^\/$/, questions: [price, devices, sessions]},
];

const others = [price, freeMinutes, contact] as const;

/**
 * @param path Path of the page, without the language.
 * @returns Three questions that fit the page.
 */
export function suggestedQuestions(path: string): readonly string[] {
  return suggestions.find((entry) => entry.path.test(path))?.questions ?? others;
}
