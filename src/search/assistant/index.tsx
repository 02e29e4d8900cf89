import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useCallback, useEffect, useRef, useState} from 'react';
import {Button} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {Part} from '@site/src/components/Part';
import {showToast} from '@site/src/components/Toast';
import {brokenNotice} from '@site/src/data/commonTexts';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import {takeQuestions} from '../ask';
import styles from '../styles.module.css';
import type {Opening} from './Panel';

const loadPanel = async () => import('./Panel');

/**
 * The control that opens the assistant, on every page. All else loads on the first press: this is
 * in the scripts of all pages.
 */
export function Assistant() {
  const [opening, setOpening] = useState<Opening>();
  const [panel, load] = useLazyModule(loadPanel);
  const button = useRef<HTMLButtonElement>(null);

  const open = useCallback(
    (question?: string) => {
      load();
      setOpening({question});
    },
    [load],
  );
  const close = useCallback(() => setOpening(undefined), []);
  useEffect(() => takeQuestions(open), [open]);

  const isShown = opening !== undefined && panel.status === 'ready';
  // Once the panel is gone and the button is back.
  useEffect(() => (isShown ? () => button.current?.focus() : undefined), [isShown]);

  return (
    <aside aria-label={translate({id: 'assistant.region', message: 'Chat'})} data-needs-script>
      <Button
        ref={button}
        variant="secondary"
        small
        className={styles.chat}
        hidden={isShown}
        aria-busy={opening && panel.status === 'loading'}
        onClick={() => open()}
      >
        <Icon name="chat" size={16} />
        <span className={styles.chatLabel}>
          <Translate id="assistant.open">Open chat</Translate>
        </span>
      </Button>
      {opening && panel.status === 'failed' && (
        <p role="alert" className={clsx('panel', styles.failed)}>
          <Translate id="assistant.failed">
            The chat couldn't be loaded. Check the connection, then try again.
          </Translate>
        </p>
      )}
      {isShown && (
        <Part
          onBreak={() => {
            close();
            showToast(brokenNotice);
          }}
        >
          <panel.module.Panel opening={opening} onClose={close} />
        </Part>
      )}
    </aside>
  );
}
