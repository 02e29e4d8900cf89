import Translate, {translate} from '@docusaurus/Translate';
import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import {MAX_QUESTION_LENGTH} from '@site/src/lib/assistant/conversation';
import styles from './styles.lazy.module.css';

export interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isBusy: boolean;
  readonly onAsk: (text: string) => void;
  readonly onStop: () => void;
}

/** Where questions are typed. Enter sends, Shift and Enter begin a new line. */
export function Composer(props: ComposerProps): ReactNode {
  const {field, text, onText, isBusy, onAsk, onStop} = props;
  const label = translate({id: 'assistant.placeholder', message: 'Type your message...'});

  const send = (): void => {
    if (text.trim() !== '' && !isBusy) {
      onAsk(text);
      onText('');
    }
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed (Japanese, accents of some keyboards), Enter ends the word.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        className={styles.field}
        value={text}
        rows={1}
        maxLength={MAX_QUESTION_LENGTH}
        aria-label={label}
        placeholder={label}
        enterKeyHint="send"
        onChange={({target}) => {
          onText(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {isBusy ? (
        <button
          type="button"
          className={styles.stop}
          onClick={() => {
            onStop();
            field.current?.focus();
          }}
        >
          <Translate id="assistant.stop">Stop</Translate>
        </button>
      ) : (
        <button type="submit" className={styles.send}>
          <Translate id="assistant.send">Send</Translate>
        </button>
      )}
    </form>
  );
}
