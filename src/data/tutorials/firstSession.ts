import {translate} from '@docusaurus/Translate';
import {tutorial} from './build';

export const firstSession = tutorial('firstSession', {
  title: translate({id: 'tutorials.firstSession.title', message: 'Your first session'}),
  description: translate({
    id: 'tutorials.firstSession.description',
    message:
      'Choose a free phone in the portal, start a session, use the phone with your mouse and watch the recording.',
  }),
  published: '2026-11-21T09:00:00-05:00',
  chapters: {
    choose: {
      title: translate({id: 'tutorials.firstSession.choose.title', message: 'Choose a device'}),
      texts: {
        portal: translate({
          id: 'tutorials.firstSession.choose.portal',
          message: 'In the portal, each card is a real device. The ones that glow are in use.',
        }),
        filter: translate({
          id: 'tutorials.firstSession.choose.filter',
          message: 'Show only the kind that you need: here, phones.',
        }),
        pick: translate({
          id: 'tutorials.firstSession.choose.pick',
          message: 'Choose one that is free.',
        }),
      },
    },
    start: {
      title: translate({id: 'tutorials.firstSession.start.title', message: 'Start the session'}),
      texts: {
        location: translate({
          id: 'tutorials.firstSession.start.location',
          message: 'If your app depends on the country, choose a simulated location.',
        }),
        record: translate({
          id: 'tutorials.firstSession.start.record',
          message: 'Leave the recording on, and start the session.',
        }),
        yours: translate({
          id: 'tutorials.firstSession.start.yours',
          message: 'From now on, this phone is yours until you end the session.',
        }),
      },
    },
    use: {
      title: translate({id: 'tutorials.firstSession.use.title', message: 'Use the phone'}),
      texts: {
        touch: translate({
          id: 'tutorials.firstSession.use.touch',
          message: 'A click is a touch on the real screen.',
        }),
        app: translate({
          id: 'tutorials.firstSession.use.app',
          message: 'Go through your app as your users do. Here, we buy a ticket.',
        }),
        log: translate({
          id: 'tutorials.firstSession.use.log',
          message: 'Beside it, the log says what happens on the device.',
        }),
      },
    },
    watch: {
      title: translate({
        id: 'tutorials.firstSession.watch.title',
        message: 'End it and watch the recording',
      }),
      texts: {
        stop: translate({
          id: 'tutorials.firstSession.watch.stop',
          message: 'Done? End the session: minutes count until then.',
        }),
        recording: translate({
          id: 'tutorials.firstSession.watch.recording',
          message: 'Under Sessions, the recording is next to the log.',
        }),
        jump: translate({
          id: 'tutorials.firstSession.watch.jump',
          message: 'Click a line, and the video jumps to that moment.',
        }),
      },
    },
  },
});
