import clsx from 'clsx';
import {cloneElement, useId, useRef, useState, type HTMLAttributes, type ReactElement} from 'react';
import {useListener} from '@site/src/lib/useListener';
import styles from '@site/src/components/Disclosure/styles.module.css';

interface TooltipProps {
  readonly text: string;
  readonly align?: 'center' | 'end';
  /** The control that is described; it gets `aria-describedby`. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * A description that the style sheet shows on hover, after a delay, and on keyboard focus. It stays
 * while the pointer is on it and leaves on Escape (WAI-ARIA tooltip pattern, WCAG 1.4.13).
 */
export function Tooltip({text, align = 'center', children}: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);

  const root = useRef<HTMLSpanElement>(null);

  const onKey = (event: KeyboardEvent) => {
    const isAskedFor = root.current?.matches(':hover, :has(> :focus-visible)');
    if (event.key === 'Escape' && !dismissed && isAskedFor) {
      // It lies above all else: a menu or a dialog below closes by the next one.
      event.preventDefault();
      event.stopPropagation();
      setDismissed(true);
    }
  };
  useListener('keydown', onKey, true);

  return (
    // The handlers watch the control inside, which the visitor operates.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <span
      ref={root}
      className={clsx(styles.described, !dismissed && styles.ready)}
      onPointerEnter={() => setDismissed(false)}
      onClick={() => setDismissed(true)}
      // A press focuses its control as well, and dismisses the description.
      onFocus={(event) => setDismissed(!event.target.matches(':focus-visible'))}
    >
      {cloneElement(children, {'aria-describedby': id})}
      <span
        role="tooltip"
        id={id}
        className={clsx(styles.tip, align === 'end' ? styles.tipEnd : styles.tipCenter)}
      >
        {text}
      </span>
    </span>
  );
}
