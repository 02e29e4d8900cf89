import clsx from 'clsx';
import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

/** A pointer rests this long, in milliseconds, before the tooltip appears. */
export const TOOLTIP_DELAY_MS = 700;

export interface TooltipProps {
  readonly text: string;
  readonly align?: 'center' | 'end';
  /** The control that is described; it gets `aria-describedby`. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * A description that appears on hover, after a delay, and on keyboard focus, stays while the
 * pointer is on it and leaves on Escape (WAI-ARIA tooltip pattern, WCAG 1.4.13).
 */
export function Tooltip({text, align = 'center', children}: TooltipProps): ReactNode {
  const id = useId();
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const hide = (): void => {
    clearTimeout(timer.current);
    setShown(false);
  };

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        setShown(false);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [shown]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return (
    // The handlers watch the control inside, which is what the visitor operates.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles.root}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') {
          timer.current = setTimeout(() => {
            setShown(true);
          }, TOOLTIP_DELAY_MS);
        }
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        setShown(event.target.matches(':focus-visible'));
      }}
      onBlur={hide}
    >
      {cloneElement(children, {'aria-describedby': id})}
      <span
        role="tooltip"
        id={id}
        className={clsx(styles.tip, styles[align], shown && styles.shown)}
      >
        {text}
      </span>
    </span>
  );
}
