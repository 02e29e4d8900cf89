import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {Button, ButtonLink} from '@site/src/components/Button';
import {Dialog} from '@site/src/components/Dialog';
import {LazyPart} from '@site/src/components/LazyPart';
import {retryLabel} from '@site/src/data/commonTexts';
import type {SchedulingPrefill} from '@site/src/lib/scheduling';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

const loadFrame = async () => import('./SchedulingFrame');

interface DemoButtonProps {
  readonly prefill?: SchedulingPrefill;
}

function BookingDialogButton({
  schedulingUrl,
  prefill,
}: DemoButtonProps & {readonly schedulingUrl: string}) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        data-needs-script
        onClick={() => setOpen(true)}
      >
        <Translate id="demo.button">Schedule a demo</Translate>
      </Button>
      <noscript>
        <ButtonLink href={schedulingUrl} variant="secondary">
          <Translate id="demo.button">Schedule a demo</Translate>
        </ButtonLink>
      </noscript>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="wide"
        title={translate({id: 'demo.title', message: 'Schedule a demo'})}
        closeLabel={translate({id: 'demo.close', message: 'Close'})}
      >
        <LazyPart
          load={loadFrame}
          retryLabel={retryLabel}
          loadingLabel={translate({id: 'demo.loading', message: 'Loading the calendar'})}
          failedText={translate({
            id: 'demo.chunkFailed',
            message: "The calendar couldn't be loaded. Check the connection, then try again.",
          })}
        >
          {({SchedulingFrame}) => (
            <SchedulingFrame schedulingUrl={schedulingUrl} prefill={prefill} />
          )}
        </LazyPart>
      </Dialog>
    </>
  );
}

/** Opens the scheduler in a dialog; leads to the contact form where none is configured. */
export function DemoButton({prefill}: DemoButtonProps) {
  const {schedulingUrl} = useSiteConfig();
  return schedulingUrl ? (
    <BookingDialogButton schedulingUrl={schedulingUrl} prefill={prefill} />
  ) : (
    <ButtonLink to="/#contact" variant="secondary">
      <Translate id="demo.contact">Schedule a demo</Translate>
    </ButtonLink>
  );
}
