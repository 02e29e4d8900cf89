import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {TabPanels, type TabPanel} from '@site/src/components/Tabs';
import type {SessionPicture} from '@site/src/data/sessionPictures';
import {sessionSteps, type SessionStep} from '@site/src/data/sessionSteps';
import {Picture} from './SessionPicture';

const [first, ...others] = sessionSteps;

const toPanel = ({picture, label, alt, text}: SessionStep): TabPanel<SessionPicture> => ({
  value: picture,
  label,
  content: (
    <>
      <Picture name={picture} label={alt} />
      <p className="intro">{text}</p>
    </>
  ),
});

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
          Open a phone in your browser and use it like one on your desk. Each test has one page with
          its steps, its device log and, if you recorded it, its video.
        </Translate>
      }
      action={
        <Link to="/knowledge-base/#tutorials" className="action-link">
          <Translate id="home.session.tutorials">
            Watch both tutorials, under a minute each
          </Translate>
        </Link>
      }
    >
      <TabPanels
        label={translate({id: 'home.session.tabs', message: 'Steps of a session'})}
        panels={[toPanel(first), ...others.map(toPanel)]}
      />
    </Section>
  );
}
