import {translate} from '@docusaurus/Translate';
import {tutorial} from './build';

export const testReport = tutorial('testReport', {
  title: translate({id: 'tutorials.testReport.title', message: 'Read a test report'}),
  description: translate({
    id: 'tutorials.testReport.description',
    message:
      'Find the step that failed, watch what happened on the phone, read the log and share the link.',
  }),
  published: '2026-11-21T09:00:00-05:00',
  chapters: {
    open: {
      title: translate({id: 'tutorials.testReport.open.title', message: 'Open the report'}),
      texts: {
        failed: translate({
          id: 'tutorials.testReport.open.failed',
          message: 'One session of this build has failed. Open its report.',
        }),
        summary: translate({
          id: 'tutorials.testReport.open.summary',
          message: 'At the top are the result, the device, its system and the duration.',
        }),
      },
    },
    step: {
      title: translate({id: 'tutorials.testReport.step.title', message: 'Find the failed step'}),
      texts: {
        steps: translate({
          id: 'tutorials.testReport.step.steps',
          message: 'In the middle are the steps of the test. A cross marks the one that failed.',
        }),
        message: translate({
          id: 'tutorials.testReport.step.message',
          message: 'The message says why: something else covered the button.',
        }),
      },
    },
    moment: {
      title: translate({id: 'tutorials.testReport.moment.title', message: 'See what happened'}),
      texts: {
        jump: translate({
          id: 'tutorials.testReport.moment.jump',
          message: 'Click the step, and the video jumps to that moment.',
        }),
        picture: translate({
          id: 'tutorials.testReport.moment.picture',
          message: 'There it is: a permission dialog covers the button.',
        }),
        log: translate({
          id: 'tutorials.testReport.moment.log',
          message: 'The device log agrees: the dialog opened just before the touch.',
        }),
      },
    },
    share: {
      title: translate({id: 'tutorials.testReport.share.title', message: 'Share it and fix it'}),
      texts: {
        link: translate({
          id: 'tutorials.testReport.share.link',
          message: 'Copy the link to this moment, and send it to the person who will fix it.',
        }),
        same: translate({
          id: 'tutorials.testReport.share.same',
          message: 'They see the same step, the same picture, the same log.',
        }),
        fix: translate({
          id: 'tutorials.testReport.share.fix',
          message: 'Here, one capability is enough: the test grants the permission itself.',
        }),
      },
    },
  },
});
