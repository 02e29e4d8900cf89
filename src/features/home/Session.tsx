import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {TabPanels} from '@site/src/components/Tabs';
import {Picture, type PictureProps} from './SessionPicture';

interface StepProps extends PictureProps {
  readonly children: ReactNode;
}

function Step({name, label, children}: StepProps): ReactNode {
  return (
    <>
      <Picture name={name} label={label} />
      <p className="intro">{children}</p>
    </>
  );
}

/** A session in the portal: scenes of the tutorials. */
export function Session(): ReactNode {
  return (
    <Section
      id="session"
      title={translate({
        id: 'home.session.title',
        message: 'Use a device live, then see why a test failed',
      })}
      intro={
        <Translate id="home.session.intro">
          Open a phone in your browser and use it like one on your desk. The video, the steps and
          the device log of each test are on one page.
        </Translate>
      }
      action={
        <Link to="/knowledge-base/#tutorials" className="action-link">
          <Translate id="home.session.tutorials">Watch both tutorials, a minute each</Translate>
        </Link>
      }
    >
      <TabPanels
        label={translate({id: 'home.session.tabs', message: 'Steps of a session'})}
        panels={[
          {
            value: 'live',
            label: translate({id: 'home.session.live', message: 'Live device'}),
            content: (
              <Step
                name="live"
                label={translate({
                  id: 'home.session.live.alt',
                  message:
                    'A live session on a Google Pixel 8 in the portal: a ticket is bought on the phone, and the device log beside it lists each touch and request.',
                })}
              >
                <Translate id="home.session.live.text">
                  A click is a touch on the real screen. The device log runs beside it.
                </Translate>
              </Step>
            ),
          },
          {
            value: 'report',
            label: translate({id: 'home.session.report', message: 'Report'}),
            content: (
              <Step
                name="report"
                label={translate({
                  id: 'home.session.report.alt',
                  message:
                    'The report of a failed test: the video shows a permission dialog, the fourth step is marked as failed, and the log names the dialog a second earlier.',
                })}
              >
                <Translate id="home.session.report.text">
                  Choose the step that failed: video and log jump to that moment, and a link takes
                  your colleagues there.
                </Translate>
              </Step>
            ),
          },
          {
            value: 'devices',
            label: translate({id: 'home.session.devices', message: 'Devices'}),
            content: (
              <Step
                name="devices"
                label={translate({
                  id: 'home.session.devices.alt',
                  message:
                    'Devices in the portal: phones, a tablet, a browser and a Mac, each marked as free or in use.',
                })}
              >
                <Translate id="home.session.devices.text">
                  A lit cell means that a session is in progress. Choose a free device; it is yours
                  until you end the session.
                </Translate>
              </Step>
            ),
          },
        ]}
      />
    </Section>
  );
}
