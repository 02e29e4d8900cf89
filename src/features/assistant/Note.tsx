import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import type {ServiceNote, Trouble} from '@site/src/lib/assistant/conversation';
import styles from './styles.lazy.module.css';

export interface NoteProps {
  readonly note: ServiceNote;
  /** Whether there is an answer in the service's stead. */
  readonly hasAnswer: boolean;
}

/** How a service's answer ended, when not as it should. */
export function Note({note, hasAnswer}: NoteProps): ReactNode {
  return (
    <p className={styles.note}>
      <Icon name="alert" size={16} />
      <span>
        {note === 'stopped' && (
          <Translate id="assistant.note.stopped">You stopped this answer.</Translate>
        )}
        {note === 'fallback' &&
          (hasAnswer ? (
            <Translate id="assistant.note.fallback">
              The answer service did not answer. This was found in your browser, in the pages of the
              site.
            </Translate>
          ) : (
            <Translate id="assistant.note.failed">The answer service did not answer.</Translate>
          ))}
      </span>
    </p>
  );
}

/** Why there is no answer at all. */
export function TroubleText({trouble}: {readonly trouble: Trouble}): ReactNode {
  switch (trouble) {
    case 'offline':
      return (
        <p>
          <Translate id="assistant.trouble.offline">
            The pages could not be searched: the connection seems to be down. Try again once it is
            back.
          </Translate>
        </p>
      );
    case 'no-index':
      return (
        <p>
          <Translate id="assistant.trouble.noIndex">
            The pages cannot be searched here: this copy of the site was made without an index.
          </Translate>
        </p>
      );
    case 'unsupported':
      return (
        <p>
          <Translate id="assistant.trouble.unsupported">
            The pages cannot be searched in this browser: it does not run WebAssembly here.
          </Translate>
        </p>
      );
  }
}
