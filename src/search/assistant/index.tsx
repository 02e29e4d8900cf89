import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {Part} from '@site/src/components/Part';
import {showToast} from '@site/src/components/Toast';
import {brokenNotice} from '@site/src/data/commonTexts';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import {takeQuestions} from '../ask';
import styles from '../styles.module.css';

const loadPanel = async () => import('./Panel');

/**
 * The control that opens the assistant, on every page. All else loads on the first press: this is
 * in the scripts of all pages.
 */
export function Assistant(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<{readonly question: string}>();
  const [panel, load] = useLazyModule(loadPanel);
  const button = useRef<HTMLButtonElement>(null);

  const open = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);

  const close = useCallback(() => {
    setOpen(false);
    setAsked(undefined);
  }, []);

  useEffect(
    () =>
      takeQuestions((question) => {
        // An object, so that the same question can be asked twice.
        setAsked({question});
        open();
      }),
    [open],
  );

  const isShown = isOpen && panel.status === 'ready';
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
        aria-busy={isOpen && panel.status === 'loading'}
        onClick={open}
      >
        <Icon name="chat" size={16} />
        <span className={styles.chatLabel}>
          <Translate id="assistant.open">Open chat</Translate>
        </span>
      </Button>
      {isOpen && panel.status === 'failed' && (
        <p role="alert" className={clsx('panel', styles.failed)}>
          <Translate id="assistant.failed">
            The chat could not be loaded. Check the connection, then try again.
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
          <panel.module.Panel asked={asked} onClose={close} />
        </Part>
      )}
    </aside>
  );
}
