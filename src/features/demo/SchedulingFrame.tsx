import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {Spinner} from '@site/src/components/Spinner';
import {formatFact} from '@site/src/data/facts';
import {locale} from '@site/src/lib/locale';
import {
  schedulingFrameUrl,
  trackingFromSearch,
  type SchedulingPrefill,
} from '@site/src/lib/scheduling';
import {useSchedulingFrame} from './useSchedulingFrame';
import styles from './styles.lazy.module.css';

export interface SchedulingFrameProps {
  readonly schedulingUrl: string;
  readonly prefill?: SchedulingPrefill;
}

interface StalledProps {
  readonly href: string;
  readonly onRetry: () => void;
}

function Stalled({href, onRetry}: StalledProps): ReactNode {
  return (
    <div role="alert" className={styles.stalled}>
      <p>
        <Translate id="demo.stalled">
          The calendar does not answer. Try again, or open it in a tab of its own.
        </Translate>
      </p>
      <div className={styles.stalledActions}>
        <Button onClick={onRetry}>
          <Translate id="demo.stalled.retry">Try again</Translate>
        </Button>
        <NewTabLink href={href} />
      </div>
    </div>
  );
}

function NewTabLink({href}: {readonly href: string}): ReactNode {
  return (
    <Link href={href} target="_blank" rel="noopener" className={styles.newTab}>
      <Translate id="demo.newTab">Open the calendar in a new tab</Translate>
      <Icon name="external" size={16} />
    </Link>
  );
}

/** The scheduler's page in a frame. Rendered only after the visitor asked for it. */
export function SchedulingFrame({schedulingUrl, prefill}: SchedulingFrameProps): ReactNode {
  const {state, height, attempt, onLoad, retry} = useSchedulingFrame(schedulingUrl);
  // Read once: the address must not change under a booking that is being made.
  const [src] = useState(() =>
    schedulingFrameUrl({
      schedulingUrl,
      embedDomain: window.location.host,
      locale,
      prefill,
      tracking: trackingFromSearch(window.location.search),
    }),
  );
  const waiting = state.status === 'loading';

  return (
    <>
      <p className={styles.intro}>
        <Translate id="demo.intro" values={{minutes: formatFact('demoMinutes')}}>
          {'{minutes} minutes on your own app, with someone who knows the devices.'}
        </Translate>
      </p>
      {state.status === 'booked' && (
        <p role="status" className={styles.booked}>
          <Icon name="check" />
          <Translate id="demo.booked">
            Your demo is booked. The details are on their way by email.
          </Translate>
        </p>
      )}
      {state.status === 'silent' && (
        <p role="status" className={styles.silent}>
          <Translate id="demo.silent">Nothing to see here?</Translate>{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            <Translate id="demo.silent.retry">Load it again</Translate>
          </button>
        </p>
      )}
      {state.status === 'stalled' ? (
        <Stalled href={src} onRetry={retry} />
      ) : (
        <div className={styles.frame} style={{blockSize: height}}>
          {waiting && (
            <div className={styles.spinner}>
              <Spinner label={translate({id: 'demo.loading', message: 'Loading the calendar'})} />
            </div>
          )}
          <iframe
            key={attempt}
            src={src}
            title={translate({id: 'demo.frame', message: 'Calendar to choose a time for the demo'})}
            className={styles.iframe}
            onLoad={onLoad}
          />
        </div>
      )}
      {state.status !== 'stalled' && <NewTabLink href={src} />}
    </>
  );
}
