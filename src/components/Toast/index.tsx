import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {IconButton} from '@site/src/components/IconButton';
import styles from './styles.module.css';

/** A short notice. `danger` is announced at once, the others when the screen reader pauses. */
export interface Toast {
  readonly tone: 'success' | 'danger';
  readonly title: string;
  readonly description: string;
  /** What to do next, where there is something to do. */
  readonly action?: {readonly label: string; readonly href: string};
}

/** How long a notice stays, in milliseconds, unless the pointer or the focus is on it. */
const DURATION_MS = 5000;

let draw: (toast: Toast) => void = () => undefined;

/** Shows a notice, in place of the one before; ToastRegion draws it and takes it away. */
export function showToast(toast: Toast): void {
  draw(toast);
}

export interface ToastRegionProps {
  /** Name of the region, for screen readers. */
  readonly label: string;
  readonly dismissLabel: string;
}

/** Where notices appear: mounted once, above everything, open dialogs included. */
export function ToastRegion({label, dismissLabel}: ToastRegionProps): ReactNode {
  const [shown, setShown] = useState<(Toast & {readonly id: number}) | null>(null);
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    draw = (toast) => {
      setShown((before) => ({...toast, id: (before?.id ?? 0) + 1}));
      setHeld(false);
    };
    return () => {
      draw = () => undefined;
    };
  }, []);

  useEffect(() => {
    const element = region.current;
    // Browsers without popovers leave the region in the page's own layers.
    if (!shown || !element || !('showPopover' in element)) {
      return undefined;
    }
    // Anew for each notice: the top layer is in order of opening, so it rises above a dialog that
    // was opened since.
    element.showPopover();
    return () => element.hidePopover();
  }, [shown]);

  useEffect(() => {
    if (!shown || held) {
      return undefined;
    }
    const timer = setTimeout(() => setShown(null), DURATION_MS);
    return () => clearTimeout(timer);
  }, [shown, held]);

  return (
    <section ref={region} popover="manual" aria-label={label} className={styles.region}>
      {shown && (
        // It watches whether somebody is reading; there is nothing to operate.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          key={shown.id}
          className={clsx(styles.toast, styles[shown.tone])}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={({currentTarget}) => {
            setHeld(currentTarget.contains(document.activeElement));
          }}
          onFocus={() => setHeld(true)}
          onBlur={({currentTarget}) => setHeld(currentTarget.matches(':hover'))}
        >
          <Icon name={shown.tone === 'danger' ? 'alert' : 'check'} />
          <div role={shown.tone === 'danger' ? 'alert' : 'status'}>
            <p className={styles.title}>{shown.title}</p>
            <p className={styles.description}>{shown.description}</p>
            {shown.action && (
              <Link className={styles.action} href={shown.action.href} target="_self">
                {shown.action.label}
              </Link>
            )}
          </div>
          <IconButton
            icon="close"
            label={dismissLabel}
            className={styles.close}
            onClick={() => setShown(null)}
          />
        </div>
      )}
    </section>
  );
}
