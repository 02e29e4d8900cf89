import clsx from 'clsx';
import {useId, useRef, useState, type ReactNode} from 'react';
import {Tooltip} from '@site/src/components/Tooltip';
import {useListener} from '@site/src/lib/useListener';
import styles from './styles.module.css';

interface DisclosureProps {
  readonly buttonContent: ReactNode;
  readonly buttonClassName?: string;
  /** Name of a button whose content has no text; it is shown as a tooltip too. */
  readonly buttonLabel?: string;
  /** Whether the panel has a link to the page that is shown. */
  readonly isCurrent?: boolean;
  readonly align?: 'start' | 'end';
  /**
   * The panel; it is told how to close itself, and whether it was ever open: without JavaScript it never is, so what
   * needs a script can wait for that.
   */
  readonly children: (close: () => void, wasOpened: boolean) => ReactNode;
}

/**
 * A button that shows a small panel under itself (WAI-ARIA disclosure pattern). It closes on
 * Escape, on a press elsewhere and when the focus leaves; without JavaScript it opens on hover and
 * on focus.
 */
export function Disclosure(props: DisclosureProps) {
  const {buttonContent, buttonLabel, buttonClassName, isCurrent, align = 'start', children} = props;
  const [open, setOpen] = useState<boolean>();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const closeOutside = ({target}: Event) => {
    if (open && !root.current?.contains(target as Node)) {
      setOpen(false);
    }
  };
  useListener('pointerdown', closeOutside);
  useListener('focusin', closeOutside);
  useListener('keydown', (event) => {
    if (open && event.key === 'Escape') {
      // A dialog around it closes by the next one.
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    }
  });

  const toggle = (
    <button
      ref={button}
      type="button"
      className={buttonClassName}
      aria-expanded={open ?? false}
      aria-controls={panelId}
      aria-label={buttonLabel}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => setOpen(!open)}
    >
      {buttonContent}
    </button>
  );

  return (
    <div ref={root} className={styles.root}>
      {buttonLabel ? (
        <Tooltip text={buttonLabel} align="end">
          {toggle}
        </Tooltip>
      ) : (
        toggle
      )}
      <div
        id={panelId}
        className={clsx(
          'floating',
          styles.panel,
          open && styles.open,
          align === 'end' && styles.end,
        )}
      >
        {children(() => setOpen(false), open !== undefined)}
      </div>
    </div>
  );
}
