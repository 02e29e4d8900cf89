import {useEffect, useRef, type ReactNode} from 'react';
import {useVisibleHeight} from '@site/src/lib/useVisibleHeight';
import styles from './styles.lazy.module.css';

export interface FrameProps {
  /** Covers the page: what lies below must not be reached then. */
  readonly isModal: boolean;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel's box: not modal beside the page, a modal sheet over it. */
export function Frame({isModal, label, onClose, children}: FrameProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  // Beside the page it is no <dialog>: an open one keeps the page's shortcuts away.
  const Box = isModal ? 'dialog' : 'div';
  useVisibleHeight(box, isModal);

  useEffect(() => {
    const {current} = box;
    if (!isModal || !(current instanceof HTMLDialogElement)) {
      return undefined;
    }
    current.showModal();
    return () => {
      current.close();
    };
  }, [isModal]);

  useEffect(() => {
    const {current} = box;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) {
        onClose();
      }
    };
    // How a phone's own way back closes what is modal.
    const closeOnCancel = (event: Event): void => {
      event.preventDefault();
      onClose();
    };
    current?.addEventListener('keydown', closeOnEscape);
    current?.addEventListener('cancel', closeOnCancel);
    return () => {
      current?.removeEventListener('keydown', closeOnEscape);
      current?.removeEventListener('cancel', closeOnCancel);
    };
  }, [isModal, onClose]);

  return (
    <Box
      ref={(element: HTMLElement | null) => {
        box.current = element;
      }}
      role="dialog"
      aria-modal={isModal}
      aria-label={label}
      className={styles.panel}
    >
      {children}
    </Box>
  );
}
