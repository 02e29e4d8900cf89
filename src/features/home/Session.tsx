import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useRef, type ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {TabPanels} from '@site/src/components/Tabs';
import {SESSION_PICTURE_WIDTHS, type SessionPicture} from '@site/src/data/sessionPictures';
import {locale} from '@site/src/lib/locale';
import {useIsNear} from '@site/src/lib/useIsNear';
import styles from './styles.route.module.css';

/** Phones show the left part of a picture, as high as it is wide: the whole is nearly twice as wide. */
const SIZES = '(width < 48rem) 180vw, min(100vw, 75rem)';

/** Pixels of a picture without its frame; media/recorder/pictures.ts takes it. */
const WIDTH = 1228;
const HEIGHT = 660;

interface PictureProps {
  readonly name: SessionPicture;
  /** Describes the picture to screen readers. */
  readonly label: string;
}

/** The picture of each theme. Browsers do not load a lazy one that is not displayed. */
function Themes({name}: Pick<PictureProps, 'name'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (['light', 'dark'] as const).map((theme) => {
    const fileOf = (width: number): string =>
      withBaseUrl(`/session/${name}.${locale}.${theme}-${width}.avif`);
    return (
      <img
        key={theme}
        src={fileOf(SESSION_PICTURE_WIDTHS[1])}
        srcSet={SESSION_PICTURE_WIDTHS.map((width) => `${fileOf(width)} ${width}w`).join(', ')}
        sizes={SIZES}
        width={WIDTH}
        height={HEIGHT}
        alt=""
        loading="lazy"
        className={styles[theme]}
        data-no-twin
      />
    );
  });
}

/** A screen of the portal. Browsers load even lazy pictures two screens ahead; this one waits until it is near. */
function Picture({name, label}: PictureProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  return (
    <div ref={frame} role="img" aria-label={label} className={styles.screen}>
      {isNear && <Themes name={name} />}
      <noscript>
        <Themes name={name} />
      </noscript>
    </div>
  );
}

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
                  A lit cell is a session under way. Choose a device that is free; it is yours until
                  you end the session.
                </Translate>
              </Step>
            ),
          },
        ]}
      />
    </Section>
  );
}
