import {translate} from '@docusaurus/Translate';

/** A title and a sentence or two. */
export interface Point {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export const joinReasons: readonly Point[] = [
  {
    id: 'tangible',
    title: translate({
      id: 'careers.join.tangible.title',
      message: 'A problem you can hold in your hand',
    }),
    text: translate({
      id: 'careers.join.tangible.text',
      message:
        'Our product runs on real phones, tablets and Macs. When something breaks, you can see it.',
    }),
  },
  {
    id: 'users',
    title: translate({
      id: 'careers.join.users.title',
      message: 'Users who speak your language',
    }),
    text: translate({
      id: 'careers.join.users.text',
      message:
        'Developers, QA engineers and release managers write precise bug reports. You will read them, and you will answer some.',
    }),
  },
  {
    id: 'remote',
    title: translate({id: 'careers.join.remote.title', message: 'Remote, for every role'}),
    text: translate({
      id: 'careers.join.remote.text',
      message:
        'The open roles are remote and full-time. We write things down, so you can catch up in your own working hours.',
    }),
  },
  {
    id: 'languages',
    title: translate({
      id: 'careers.join.languages.title',
      message: 'Work in English and French',
    }),
    text: translate({
      id: 'careers.join.languages.text',
      message: 'Everything we publish exists in both languages. You need only one of them.',
    }),
  },
];

export const values: readonly Point[] = [
  {
    id: 'evidence',
    title: translate({id: 'careers.value.evidence.title', message: 'Evidence over opinion'}),
    text: translate({
      id: 'careers.value.evidence.text',
      message:
        'We measure, record and show. “It works on my machine” is where a conversation starts, not where it ends.',
    }),
  },
  {
    id: 'care',
    title: translate({
      id: 'careers.value.care.title',
      message: 'Care for the person on the other side',
    }),
    text: translate({
      id: 'careers.value.care.text',
      message:
        "A clear error message, a page that works with a keyboard, an honest answer about a limit: small things that save someone's afternoon.",
    }),
  },
  {
    id: 'finished',
    title: translate({id: 'careers.value.finished.title', message: 'Small, but finished'}),
    text: translate({
      id: 'careers.value.finished.text',
      message:
        'We would rather ship one small thing that is tested, documented and translated than three that are nearly done.',
    }),
  },
];
