import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {Icon} from '@site/src/components/Icon';
import {LoadFailed} from '@site/src/components/LazyPart';
import {Spinner} from '@site/src/components/Spinner';
import {retryLabel} from '@site/src/data/commonTexts';
import {formatFact} from '@site/src/data/formatFact';
import {withCampaign} from '@site/src/lib/campaign';
import {locale} from '@site/src/lib/locale';
import {
  schedulingFrameUrl,
  trackingFromSearch,
  type SchedulingPrefill,
} from '@site/src/lib/scheduling';
import {useSchedulingFrame} from './useSchedulingFrame';
import styles from './styles.lazy.module.css';

interface SchedulingFrameProps {
  readonly schedulingUrl: string;
  readonly prefill?: SchedulingPrefill;
}

function NewTabLink({href}: {readonly href: string}) {
  return (
    <Link href={href} target="_blank" rel="noopener" className="action-link">
      <Translate id="demo.newTab">Open the calendar in a new tab</Translate>
      <Icon name="external" size={16} />
    </Link>
  );
}

/** The scheduler's page in a frame. Rendered only after the visitor asked for it. */
export function SchedulingFrame({schedulingUrl, prefill}: SchedulingFrameProps) {
  const {state, height, attempt, frame, onLoad, retry} = useSchedulingFrame(schedulingUrl);
  // Read once: the URL must not change under a booking that is being made.
  const [src] = useState(() =>
    schedulingFrameUrl({
      schedulingUrl,
      embedDomain: window.location.host,
      locale,
      prefill,
      tracking: trackingFromSearch(withCampaign(window.location.search)),
    }),
  );

  return (
    <>
      <p className="quiet">
        <Translate id="demo.intro" values={{minutes: formatFact('demoMinutes')}}>
          {'{minutes} minutes on your own app, with someone who knows the devices.'}
        </Translate>{' '}
        {/* The keys of another site's frame do not reach this page. */}
        <Translate id="demo.escape">
          The Escape key doesn't work inside the calendar: to close this window from there, use the
          Close button at the top.
        </Translate>
      </p>
      {state === 'booked' && (
        <p role="status" className={styles.booked}>
          <Icon name="check" />
          <Translate id="demo.booked">
            Your demo is booked. The calendar shows its date and time.
          </Translate>
        </p>
      )}
      {state === 'silent' && (
        <p role="status" className="quiet">
          <Translate id="demo.silent">Nothing showing?</Translate>{' '}
          <button type="button" className="link-button action-link" onClick={retry}>
            <Translate id="demo.silent.retry">Load it again</Translate>
          </button>
        </p>
      )}
      {state === 'stalled' ? (
        <LoadFailed retryLabel={retryLabel} onRetry={retry}>
          <Translate id="demo.stalled">
            The calendar isn't responding. Try again, or open it in a new tab.
          </Translate>{' '}
          <NewTabLink href={src} />
        </LoadFailed>
      ) : (
        <div className={styles.frame} style={{blockSize: height}}>
          {state === 'loading' && (
            <div className={styles.spinner}>
              <Spinner label={translate({id: 'demo.loading', message: 'Loading the calendar'})} />
            </div>
          )}
          <iframe
            key={attempt}
            ref={frame}
            src={src}
            title={translate({id: 'demo.frame', message: 'Calendar to choose a time for the demo'})}
            className={styles.iframe}
            onLoad={onLoad}
          />
        </div>
      )}
      {state !== 'stalled' && <NewTabLink href={src} />}
    </>
  );
}
