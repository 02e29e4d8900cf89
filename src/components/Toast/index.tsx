import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {IconButton} from '@site/src/components/IconButton';
import {currentToasts, dismissToast, subscribeToToasts, type Toast} from './store';
import styles from './styles.module.css';

export {showToast} from './store';

/** How long a notice stays, in milliseconds, unless the pointer or the focus is on it. */
export const TOAST_DURATION_MS = 5000;

const NONE: readonly Toast[] = [];

interface ToastItemProps {
  readonly toast: Toast;
  readonly dismissLabel: string;
}

function ToastItem({toast, dismissLabel}: ToastItemProps): ReactNode {
  const [held, setHeld] = useState(false);
  const {id, tone, title, description, action} = toast;

  useEffect(() => {
    if (held) {
      return undefined;
    }
    const timer = setTimeout(() => {
      dismissToast(id);
    }, TOAST_DURATION_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [held, id]);

  return (
    // It watches whether somebody is reading; there is nothing to operate.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={clsx(styles.toast, styles[tone])}
      onPointerEnter={() => {
        setHeld(true);
      }}
      onPointerLeave={({currentTarget}) => {
        setHeld(currentTarget.contains(document.activeElement));
      }}
      onFocus={() => {
        setHeld(true);
      }}
      onBlur={({currentTarget}) => {
        setHeld(currentTarget.matches(':hover'));
      }}
    >
      <Icon name={tone === 'danger' ? 'alert' : 'check'} />
      <div role={tone === 'danger' ? 'alert' : 'status'}>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>{description}</p>
        {action && (
          <Link className={styles.action} href={action.href} target="_self">
            {action.label}
          </Link>
        )}
      </div>
      <IconButton
        icon="close"
        label={dismissLabel}
        className={styles.close}
        onClick={() => {
          dismissToast(id);
        }}
      />
    </div>
  );
}

export interface ToastRegionProps {
  /** Name of the region, for screen readers. */
  readonly label: string;
  readonly dismissLabel: string;
}

/** Where notices appear: mounted once, above everything, open dialogs included. */
export function ToastRegion({label, dismissLabel}: ToastRegionProps): ReactNode {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  const region = useRef<HTMLElement>(null);
  const count = toasts.length;

  useEffect(() => {
    // Shown anew for each notice: the top layer is in order of opening, so it rises above a dialog
    // that was opened since. Browsers without popovers leave the region in the page's own layers.
    const element = region.current;
    if (!element || !('showPopover' in element)) {
      return;
    }
    if (element.matches(':popover-open')) {
      element.hidePopover();
    }
    if (count > 0) {
      element.showPopover();
    }
  }, [count]);

  return (
    <section ref={region} popover="manual" aria-label={label} className={styles.region}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </section>
  );
}
