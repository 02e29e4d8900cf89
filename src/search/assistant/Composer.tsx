import Translate, {translate} from '@docusaurus/Translate';
import type {RefObject} from 'react';
import {Button} from '@site/src/components/Button';
import {controlClass} from '@site/src/components/Field';
import {isComposing} from '@site/src/lib/isComposing';
import {MAX_QUESTION_LENGTH, setDraft, stopAnswer, type Chat} from './conversation';
import styles from './styles.lazy.module.css';

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly chat: Chat;
  readonly onAsk: (text: string) => void;
}

/** The field for questions. Enter sends, Shift and Enter begin a new line. */
export function Composer({field, chat: {draft, isBusy}, onAsk}: ComposerProps) {
  const label = translate({id: 'assistant.placeholder', message: 'Type your message...'});

  const send = () => {
    if (!isBusy) {
      setDraft('');
      onAsk(draft);
    }
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) {
          stopAnswer();
          field.current?.focus();
        } else {
          send();
        }
      }}
    >
      <textarea
        ref={field}
        className={controlClass}
        value={draft}
        rows={1}
        maxLength={MAX_QUESTION_LENGTH}
        aria-label={label}
        placeholder={label}
        enterKeyHint="send"
        onChange={({target}) => setDraft(target.value)}
        onKeyDown={(event) => {
          // While a word is composed, Enter ends the word.
          if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) {
            event.preventDefault();
            send();
          }
        }}
      />
      <Button type="submit" variant={isBusy ? 'secondary' : 'primary'} small>
        {isBusy ? (
          <Translate id="assistant.stop">Stop</Translate>
        ) : (
          <Translate id="assistant.send">Send</Translate>
        )}
      </Button>
    </form>
  );
}
