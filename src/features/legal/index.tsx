import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {Button} from '@site/src/components/Button';
import {Dialog} from '@site/src/components/Dialog';
import {LazyPart} from '@site/src/components/LazyPart';
import {retryLabel} from '@site/src/data/commonTexts';
import type {NavLink} from '@site/src/data/navigation';
import type {LegalText} from './documents';

/** The dialog says the title already. */
const DIALOG_COMPONENTS = {h1: () => null};

const closeLabel = translate({id: 'legal.close', message: 'Close'});

interface LegalDialogProps {
  /** To its page. */
  readonly link: NavLink;
  readonly load: () => Promise<LegalText>;
}

/** A legal document: a button that opens it, and a link to its page without JavaScript. */
export function LegalDialog({link: {label, to}, load}: LegalDialogProps) {
  const [open, setOpen] = useState<'text' | 'accepted'>();
  const canBeAccepted = to === '/terms-of-service/';
  // The browser tells of a dialog that is closed once the next one is open.
  const close = (which: typeof open) => () => setOpen((now) => (now === which ? undefined : now));

  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-haspopup="dialog"
        data-needs-script
        onClick={() => setOpen('text')}
      >
        {label}
      </button>
      <noscript>
        <Link to={to}>{label}</Link>
      </noscript>
      <Dialog
        open={open === 'text'}
        onClose={close('text')}
        title={label}
        closeLabel={closeLabel}
        footer={
          <>
            <Link to={to} onClick={close('text')}>
              <Translate id="legal.openPage">Open as a page</Translate>
            </Link>
            {canBeAccepted && (
              <Button onClick={() => setOpen('accepted')}>
                <Translate id="legal.agree">I Agree</Translate>
              </Button>
            )}
          </>
        }
      >
        <LazyPart
          load={load}
          retryLabel={retryLabel}
          loadingLabel={translate({id: 'legal.loading', message: 'Loading the text'})}
          failedText={translate({
            id: 'legal.failed',
            message: "The text couldn't be loaded. Check the connection, then try again.",
          })}
        >
          {({Text, MDXContent}) => (
            <div className="markdown">
              <MDXContent>
                <Text components={DIALOG_COMPONENTS} />
              </MDXContent>
            </div>
          )}
        </LazyPart>
      </Dialog>
      {canBeAccepted && (
        <Dialog
          open={open === 'accepted'}
          onClose={close('accepted')}
          title={translate({id: 'legal.accepted.title', message: 'Terms Accepted'})}
          closeLabel={closeLabel}
          footer={
            <Button onClick={close('accepted')}>
              <Translate id="legal.accepted.continue">Continue</Translate>
            </Button>
          }
        >
          <p>
            <Translate id="legal.accepted.text">
              Thank you. You have accepted the terms of service.
            </Translate>
          </p>
        </Dialog>
      )}
    </>
  );
}
