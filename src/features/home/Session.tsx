import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Section} from '@site/src/components/Section';
import {SessionPicture} from './SessionPicture';
import styles from './styles.route.module.css';

/** The report that explains a failure, and a device in use: scenes of the tutorials. */
export function Session() {
  return (
    <Section
      id="session"
      title={translate({id: 'home.session.title', message: 'See why a test failed'})}
      intro={
        <Translate id="home.session.report.text">
          Choose the step that failed: the device log jumps to that moment, and so does the video if
          you recorded the session. A link takes your colleagues there.
        </Translate>
      }
    >
      <SessionPicture
        name="report"
        width="min(100vw, 75rem)"
        label={translate({
          id: 'home.session.report.alt',
          message:
            'The report of a failed test: the video shows a permission dialog, the fourth step is marked as failed, and the log names the dialog a second earlier.',
        })}
      />
      <div className={styles.live}>
        <div>
          <Heading as="h3">
            <Translate id="home.session.live">A real phone in your browser.</Translate>
          </Heading>
          <p className="intro">
            <Translate id="home.session.live.text">
              Use it like the one on your desk: a click is a touch on the real screen.
            </Translate>
          </p>
          <Link to="/knowledge-base/#tutorials" className="action-link">
            <Translate id="home.session.tutorials">
              Watch both tutorials, under a minute each
            </Translate>
          </Link>
        </div>
        <SessionPicture
          name="live"
          label={translate({
            id: 'home.session.live.alt',
            message:
              'A live session on a Google Pixel 8 in the portal: a ticket is bought on the phone, and the device log beside it lists each touch and request.',
          })}
        />
      </div>
    </Section>
  );
}
