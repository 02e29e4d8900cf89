export interface IdleQueueOptions {
  /** How many paths one page may ask for. */
  readonly limit: number;
  /** Runs a task when the browser has nothing better to do. */
  readonly whenIdle: (task: () => void) => void;
  /** Whether to wait: nothing runs until `resume` is called after it turned false. */
  readonly isPaused: () => boolean;
  /** Does the work for one path. */
  readonly run: (path: string) => void;
}

export interface IdleQueue {
  /**
   * Asks for a path.
   * @returns False when it was asked for before or the page has used up its limit.
   */
  readonly add: (path: string) => boolean;
  /** Goes on after a pause. */
  readonly resume: () => void;
  /** Starts a new page: what still waits is dropped, and the limit starts again. */
  readonly startPage: () => void;
}

/**
 * A queue that does one small piece of work per idle moment.
 * @param options What to do, when, and how much of it.
 * @returns The queue, empty.
 */
export function createIdleQueue({limit, whenIdle, isPaused, run}: IdleQueueOptions): IdleQueue {
  const known = new Set<string>();
  let waiting: string[] = [];
  let accepted = 0;
  let scheduled = false;

  function work(): void {
    scheduled = false;
    if (isPaused()) {
      return;
    }
    const path = waiting.shift();
    if (path !== undefined) {
      run(path);
    }
    schedule();
  }

  function schedule(): void {
    if (!scheduled && waiting.length > 0 && !isPaused()) {
      scheduled = true;
      whenIdle(work);
    }
  }

  return {
    add: (path) => {
      if (known.has(path) || accepted >= limit) {
        return false;
      }
      known.add(path);
      waiting.push(path);
      accepted += 1;
      schedule();
      return true;
    },
    resume: schedule,
    startPage: () => {
      waiting.forEach((path) => known.delete(path));
      waiting = [];
      accepted = 0;
    },
  };
}
