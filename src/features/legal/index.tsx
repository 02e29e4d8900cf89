import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {Dialog, type DialogProps} from '@site/src/components/Dialog';
import {LazyPart} from '@site/src/components/LazyPart';
import {retryLabel} from '@site/src/data/commonTexts';
import {legalLinks, type LegalLink} from '@site/src/data/navigation';
import {loadLegalText} from './documents';
import styles from './styles.module.css';

/** Confirms that the terms were accepted. */
function TermsAccepted({open, onClose}: Pick<DialogProps, 'open' | 'onClose'>): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate({id: 'legal.accepted.title', message: 'Terms Accepted'})}
      closeLabel={translate({id: 'legal.close', message: 'Close'})}
      footer={
        <Button onClick={onClose}>
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
  );
}

/** The dialog says the title already. */
const DIALOG_COMPONENTS = {h1: () => null};

function LegalDialog({link}: {readonly link: LegalLink}): ReactNode {
  const [open, setOpen] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const canBeAccepted = link.document === 'terms-of-service';
  const close = (): void => {
    setOpen(false);
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        data-needs-script
        onClick={() => {
          setOpen(true);
        }}
      >
        {link.label}
      </button>
      <noscript>
        <Link to={link.to}>{link.label}</Link>
      </noscript>
      <Dialog
        open={open}
        onClose={close}
        title={link.label}
        closeLabel={translate({id: 'legal.close', message: 'Close'})}
        footer={
          <>
            <Link to={link.to} onClick={close} className={styles.pageLink}>
              <Translate id="legal.openPage">Open as a page</Translate>
            </Link>
            {canBeAccepted && (
              <Button
                onClick={() => {
                  close();
                  setAccepted(true);
                }}
              >
                <Translate id="legal.agree">I Agree</Translate>
              </Button>
            )}
          </>
        }
      >
        <LazyPart
          load={loadLegalText[link.document]}
          retryLabel={retryLabel}
          loadingLabel={translate({id: 'legal.loading', message: 'Loading the text'})}
          failedText={translate({
            id: 'legal.failed',
            message: 'The text could not be loaded. Check the connection, then try again.',
          })}
        >
          {({Text, MDXContent}) => (
            <div className={clsx('markdown', styles.text)}>
              <MDXContent>
                <Text components={DIALOG_COMPONENTS} />
              </MDXContent>
            </div>
          )}
        </LazyPart>
      </Dialog>
      {canBeAccepted && (
        <TermsAccepted
          open={accepted}
          onClose={() => {
            setAccepted(false);
          }}
        />
      )}
    </>
  );
}

/** The three legal documents: buttons that open dialogs, links to pages without JavaScript. */
export function LegalDialogs(): ReactNode {
  return legalLinks.map((link) => (
    <li key={link.document}>
      <LegalDialog link={link} />
    </li>
  ));
}
