import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type FocusEvent, type ReactNode} from 'react';
import {Tooltip} from '@site/src/components/Tooltip';
import styles from './styles.module.css';

export interface DisclosureProps {
  readonly buttonContent: ReactNode;
  /** Name of the button where its content has no text. */
  readonly buttonLabel?: string;
  readonly buttonClassName?: string;
  /** Describes a button that shows no text. */
  readonly tooltip?: string;
  readonly align?: 'start' | 'end';
  /** The panel; it is told how to close itself. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that shows a small panel under itself (WAI-ARIA disclosure pattern). It closes on
 * Escape, on a press elsewhere and when the focus leaves; without JavaScript it opens on hover and
 * on focus.
 */
export function Disclosure(props: DisclosureProps): ReactNode {
  const {buttonContent, buttonLabel, buttonClassName, tooltip, align = 'start', children} = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = (): void => {
    setOpen(false);
  };

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const onPress = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) {
        setOpen(false);
      }
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        setOpen(false);
        button.current?.focus();
      }
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  const toggle = (
    <button
      ref={button}
      type="button"
      className={buttonClassName}
      aria-expanded={open}
      aria-controls={panelId}
      aria-label={buttonLabel}
      onClick={() => {
        setOpen(!open);
      }}
    >
      {buttonContent}
    </button>
  );

  return (
    // It watches where the focus of the controls inside goes.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.root}
      onBlur={(event: FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) {
          close();
        }
      }}
    >
      {tooltip ? (
        <Tooltip text={tooltip} align={align === 'end' ? 'end' : 'center'}>
          {toggle}
        </Tooltip>
      ) : (
        toggle
      )}
      <div
        id={panelId}
        className={clsx(styles.panel, open && styles.open, align === 'end' && styles.end)}
      >
        {children(close)}
      </div>
    </div>
  );
}
