import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {Icon} from '@site/src/components/Icon';
import {IconButton} from '@site/src/components/IconButton';
import styles from './styles.module.css';

/** A short notice. `danger` is announced at once, the others when the screen reader pauses. */
export interface Toast {
  readonly tone: 'success' | 'danger';
  readonly title: string;
  readonly description: string;
  /** The next step, if there is one. The URL is read again at the press. */
  readonly action?: {readonly label: string; readonly href: string};
}

/**
 * How long a notice stays, in milliseconds, unless the pointer or the focus is on it: time to read
 * it, and to reach it by keyboard (WCAG 2.2.1).
 */
const DURATION_MS = 10_000;

let draw: (toast: Toast) => void = () => undefined;

/** Shows a notice, in place of the one before; ToastRegion draws it and takes it away. */
export function showToast(toast: Toast): void {
  draw(toast);
}

/** In open dialogs, the topmost last. */
const places: HTMLElement[] = [];
let move: (place: HTMLElement | undefined) => void = () => undefined;

function addPlace(place: HTMLElement | null) {
  if (!place) {
    return undefined;
  }
  places.push(place);
  move(place);
  return () => {
    places.splice(places.indexOf(place), 1);
    move(places.at(-1));
  };
}

/**
 * Where notices appear while a dialog is open: every `<dialog>` has one, mounted as long as it is
 * open. All that is outside of a modal dialog can be neither heard nor operated, also in the top layer.
 */
export function ToastPlace() {
  return <div ref={addPlace} />;
}

interface ToastRegionProps {
  /** Name of the region, for screen readers. */
  readonly label: string;
  readonly dismissLabel: string;
}

/**
 * Where notices appear: mounted once, above the page. Its two live elements are there before the
 * first notice: screen readers announce what changes in those that they know.
 */
export function ToastRegion({label, dismissLabel}: ToastRegionProps) {
  const [shown, setShown] = useState<(Toast & {readonly id: number}) | null>(null);
  const [held, setHeld] = useState(false);
  const [place, setPlace] = useState<HTMLElement>();

  useEffect(() => {
    draw = (toast) => setShown((before) => ({...toast, id: (before?.id ?? 0) + 1}));
    move = (to) => {
      setPlace(to);
      // Elements that are taken away do not say that the pointer or the focus left them.
      setHeld(false);
    };
    return () => {
      draw = () => undefined;
      move = () => undefined;
    };
  }, []);

  useEffect(() => {
    if (!shown || held) {
      return undefined;
    }
    const timer = setTimeout(() => setShown(null), DURATION_MS);
    return () => clearTimeout(timer);
  }, [shown, held]);

  const text = shown && (
    // Anew for each notice, so that one with the same words is announced too.
    <div key={shown.id}>
      <p className={styles.title}>{shown.title}</p>
      <p className={styles.description}>{shown.description}</p>
      {shown.action && (
        <Link
          className={styles.action}
          href={shown.action.href}
          target="_self"
          onClick={({currentTarget}) => {
            currentTarget.href = shown.action?.href ?? '';
          }}
        >
          {shown.action.label}
        </Link>
      )}
    </div>
  );
  const region = (
    // It watches whether somebody is reading; there is nothing to operate.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={shown ? label : undefined}
      className={clsx(styles.region, shown && ['floating', styles.toast, styles[shown.tone]])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({currentTarget}) => {
        setHeld(currentTarget.contains(document.activeElement));
      }}
      onFocus={() => setHeld(true)}
      onBlur={({currentTarget}) => setHeld(currentTarget.matches(':hover'))}
    >
      {shown && <Icon name={shown.tone === 'danger' ? 'alert' : 'check'} />}
      <div>
        <div role="status">{shown?.tone === 'success' && text}</div>
        <div role="alert">{shown?.tone === 'danger' && text}</div>
      </div>
      {shown && (
        <IconButton
          icon="close"
          label={dismissLabel}
          className={styles.close}
          onClick={() => {
            setShown(null);
            setHeld(false);
          }}
        />
      )}
    </section>
  );
  return place ? createPortal(region, place) : region;
}
