import {translate} from '@docusaurus/Translate';

/** On the button of a part that could not be loaded. */
export const retryLabel = translate({id: 'common.retry', message: 'Try again'});

export const formFailedText = translate({
  id: 'common.formFailed',
  message: "The form couldn't be loaded. Check the connection, then try again.",
});

/** On the button that stops and starts what moves by itself. */
export const motionLabels = {
  pause: translate({id: 'motion.pause', message: 'Pause motion'}),
  play: translate({id: 'motion.play', message: 'Play motion'}),
};

export const copyNotices = {
  copied: translate({id: 'common.copied', message: 'Copied'}),
  refused: translate({
    id: 'common.copyRefused',
    message: "Your browser didn't allow copying. The text is selected: copy it with the keyboard.",
  }),
};

/** When a part of the page broke that the visitor had opened. */
export const brokenNotice = {
  tone: 'danger',
  title: translate({id: 'common.broken.title', message: 'An error occurred'}),
  description: translate({
    id: 'common.broken',
    message:
      'This part of the page was closed. Open it again. If it happens again, reload the page.',
  }),
} as const;
