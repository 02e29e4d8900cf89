import {translate} from '@docusaurus/Translate';
import type {SessionPicture} from './sessionPictures';

export interface SessionStep {
  /** The picture that shows it. */
  readonly picture: SessionPicture;
  readonly label: string;
  /** Describes the picture to visitors who do not see it. */
  readonly alt: string;
  readonly text: string;
}

/** Steps of a session in the portal, as the home page shows them. */
export const sessionSteps: readonly [SessionStep, ...SessionStep[]] = [
  {
    picture: 'live',
    label: translate({id: 'home.session.live', message: 'Live device'}),
    alt: translate({
      id: 'home.session.live.alt',
      message:
        'A live session on a Google Pixel 8 in the portal: a ticket is bought on the phone, and the device log beside it lists each touch and request.',
    }),
    text: translate({
      id: 'home.session.live.text',
      message: 'A click is a touch on the real screen. The device log runs beside it.',
    }),
  },
  {
    picture: 'report',
    label: translate({id: 'home.session.report', message: 'Report'}),
    alt: translate({
      id: 'home.session.report.alt',
      message:
        'The report of a failed test: the video shows a permission dialog, the fourth step is marked as failed, and the log names the dialog a second earlier.',
    }),
    text: translate({
      id: 'home.session.report.text',
      message:
        'Choose the step that failed: the video and the log jump to that moment, and a link takes your colleagues there.',
    }),
  },
  {
    picture: 'devices',
    label: translate({id: 'home.session.devices', message: 'Devices'}),
    alt: translate({
      id: 'home.session.devices.alt',
      message:
        'Devices in the portal: phones, a tablet, a browser and a Mac, each marked as free or in use.',
    }),
    text: translate({
      id: 'home.session.devices.text',
      message:
        'A lit cell means that a session is in progress. Choose a free device; it is yours until the session ends.',
    }),
  },
];
