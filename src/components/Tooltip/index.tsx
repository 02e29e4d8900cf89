import clsx from 'clsx';
import {
  cloneElement,
  useEffect,
  useId,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

export interface TooltipProps {
  readonly text: string;
  readonly align?: 'center' | 'end';
  /** The control that is described; it gets `aria-describedby`. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * A description that the style sheet shows on hover, after a delay, and on keyboard focus. It stays
 * while the pointer is on it and leaves on Escape (WAI-ARIA tooltip pattern, WCAG 1.4.13).
 */
export function Tooltip({text, align = 'center', children}: TooltipProps): ReactNode {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const onKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        setDismissed(true);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    // The handlers watch the control inside, which is what the visitor operates.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={clsx(styles.root, !dismissed && styles.ready)}
      onPointerEnter={() => setDismissed(false)}
      onPointerDown={() => setDismissed(true)}
      // A press focuses its control as well, and dismisses the description.
      onFocus={(event) => setDismissed(!event.target.matches(':focus-visible'))}
    >
      {cloneElement(children, {'aria-describedby': id})}
      <span role="tooltip" id={id} className={clsx(styles.tip, styles[align])}>
        {text}
      </span>
    </span>
  );
}
