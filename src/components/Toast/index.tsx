import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
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

interface ShownToast extends Toast {
  readonly id: number;
}

const listeners = new Set<(toast: ShownToast) => void>();
let lastId = 0;

/** Shows a notice; ToastRegion draws it and takes it away. */
export function showToast(toast: Toast): void {
  lastId += 1;
  listeners.forEach((listener) => {
    listener({...toast, id: lastId});
  });
}

interface ToastItemProps {
  readonly toast: ShownToast;
  readonly dismissLabel: string;
  readonly onDismiss: (id: number) => void;
}

function ToastItem({toast, dismissLabel, onDismiss}: ToastItemProps): ReactNode {
  const [held, setHeld] = useState(false);
  const {id, tone, title, description, action} = toast;

  useEffect(() => {
    if (held) {
      return undefined;
    }
    const timer = setTimeout(() => {
      onDismiss(id);
    }, DURATION_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [held, id, onDismiss]);

  return (
    // It watches whether somebody is reading; there is nothing to operate.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
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
          onDismiss(id);
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
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const region = useRef<HTMLElement>(null);
  const count = toasts.length;

  const dismiss = useCallback((gone: number) => {
    setToasts((all) => all.filter(({id}) => id !== gone));
  }, []);

  useEffect(() => {
    const add = (toast: ShownToast): void => {
      setToasts((all) => [...all, toast]);
    };
    listeners.add(add);
    return () => {
      listeners.delete(add);
    };
  }, []);

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
        <ToastItem key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={dismiss} />
      ))}
    </section>
  );
}
