/** A short notice. `danger` is announced at once, the others when the screen reader pauses. */
export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'danger';
  readonly title: string;
  readonly description: string;
  /** What to do next, where there is something to do. */
  readonly action?: {readonly label: string; readonly href: string};
}

type Listener = () => void;

const listeners = new Set<Listener>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function publish(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Shows a notice; ToastRegion draws it and takes it away. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  publish([...toasts, {...toast, id: lastId}]);
}

/** Takes a notice away; unknown ids do nothing. */
export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** For `useSyncExternalStore`: the notices shown now, oldest first. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}
