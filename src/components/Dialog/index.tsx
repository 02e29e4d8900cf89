import clsx from 'clsx';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {IconButton} from '@site/src/components/IconButton';
import {ToastPlace} from '@site/src/components/Toast';
import {keepOpenWhileComposing} from '@site/src/lib/isComposing';
import styles from './styles.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Name of the button with the cross. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** `sheet` is as high as the window and at its end; `full` fills it. */
  readonly size?: 'narrow' | 'wide' | 'sheet' | 'full';
}

/**
 * A modal `<dialog>`: the platform keeps the focus inside, closes on Escape and gives the focus
 * back. `closedby="any"` would add the backdrop, but Safari does not know it yet.
 */
export function Dialog(props: DialogProps) {
  const {open, onClose, title, closeLabel, children, footer, size = 'narrow'} = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
    } else if (!open) {
      dialog?.close();
    }
  }, [open]);

  return (
    // Escape is the keyboard's way to do what a click on the backdrop does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      data-surface="page"
      className={clsx('floating', styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={({nativeEvent}) => keepOpenWhileComposing(nativeEvent)}
      // The frame fills the element, so a click on the element itself is a click on the backdrop.
      onClick={({target, currentTarget}) => {
        if (target === currentTarget) {
          onClose();
        }
      }}
    >
      {open && (
        <>
          <div className={styles.frame}>
            <div className={styles.header}>
              {/* The theme's heading would add a link to itself. */}
              {/* oxlint-disable-next-line @docusaurus/prefer-docusaurus-heading */}
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </div>
            {/* Long texts scroll, so the keyboard must be able to reach what scrolls. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div className={styles.body} tabIndex={0} role="group" aria-labelledby={titleId}>
              {children}
            </div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </div>
          <ToastPlace />
        </>
      )}
    </dialog>
  );
}
