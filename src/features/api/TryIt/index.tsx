import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState} from 'react';
import {Button} from '@site/src/components/Button';
import {LazyPart} from '@site/src/components/LazyPart';
import {formFailedText, retryLabel} from '@site/src/data/commonTexts';
import type {Operation} from '@site/src/lib/apiOperation';

interface TryItProps {
  readonly operation: Operation;
}

const loadPanel = async () => import('./Panel');

/**
 * Sends a request of the visitor's to the API and shows the response. The samples of the page say the
 * same, so there is nothing here without JavaScript.
 */
export function TryIt({operation}: TryItProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();

  return (
    <>
      <Button
        small
        variant="secondary"
        data-needs-script
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <Translate id="api.try.open" description="Opens a form that sends a request to the API">
          Try it
        </Translate>
      </Button>
      {/* Closed, it keeps the input. */}
      <div id={panelId} hidden={!open} data-needs-script>
        <LazyPart
          load={loadPanel}
          retryLabel={retryLabel}
          when={open}
          loadingLabel={translate({id: 'api.try.loading', message: 'Loading the form'})}
          failedText={formFailedText}
        >
          {({Panel}) => <Panel operation={operation} />}
        </LazyPart>
      </div>
    </>
  );
}
