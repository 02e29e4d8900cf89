import {translate} from '@docusaurus/Translate';

/** Beginnings of messages, by the topics that links to the form may name: `/?topic=integration-request#contact`. */
const STARTS: ReadonlyMap<string | null, string> = new Map([
  [
    'integration-request',
    translate({
      id: 'contact.topic.integrationRequest',
      message:
        'I would like an integration with another tool.\n\nThe tool:\nWhat it should do:\nWhat we do today:\n',
      description: 'What the message begins with; the visitor completes it',
    }),
  ],
  [
    'custom-integration',
    translate({
      id: 'contact.topic.customIntegration',
      message:
        'We would like to build an integration of our own.\n\nThe system it connects to:\nWhat it should do:\nWhat we have so far:\n',
      description: 'What the message begins with; the visitor completes it',
    }),
  ],
]);

/**
 * @param search Query of the page's URL.
 * @returns The beginning of a message on the topic in the query, where we know the topic.
 */
export const messageStart = (search: string): string | undefined =>
  STARTS.get(new URLSearchParams(search).get('topic'));

/** Whether a message is the visitor's own: neither empty nor only the beginning that a topic gave it. */
export function isOwnMessage(message: string): boolean {
  const text = message.trim();
  return text !== '' && ![...STARTS.values()].some((start) => start.trim() === text);
}
