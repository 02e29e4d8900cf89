import {styleText} from 'node:util';

type Style = Parameters<typeof styleText>[0];

const isPlain = (): boolean => !process.stdout.isTTY || Boolean(process.env.NO_COLOR);

/** Styles a text where the terminal shows it; files and pipes get the bare text. */
export function styled(style: Style, text: string): string {
  return isPlain() ? text : styleText(style, text);
}

/** Takes colours and cursor movements out of a tool's output. */
export function stripStyles(text: string): string {
  // eslint-disable-next-line no-control-regex -- the escape character is what is looked for
  return text.replace(/\u001B\[[0-9;?]*[A-Za-z]/g, '');
}

/**
 * Writes a duration as people say it.
 * @param ms Milliseconds.
 * @returns `0.4 s`, `12 s`, `2 min 5 s`.
 */
export function duration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 9.95) {
    return `${seconds.toFixed(1)} s`;
  }
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const TICK_MS = 200;
const HEARTBEAT_MS = 15_000;

/**
 * Says what is going on: one line that renews itself in a terminal; elsewhere a line for each
 * step, and a sign of life every 15 seconds, so that no log looks stuck.
 */
export class Progress {
  readonly #started = Date.now();
  #step = '';
  #lastLine = Date.now();
  #timer: NodeJS.Timeout | null = null;

  /** Names the step that begins now. */
  step(text: string): void {
    this.#step = text;
    if (!process.stdout.isTTY) {
      this.#writeLine();
    }
    this.#timer ??= setInterval(
      () => {
        this.#tick();
      },
      process.stdout.isTTY ? TICK_MS : 1000,
    );
  }

  /** Ends the progress; the line is wiped. */
  end(): void {
    if (this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
    if (process.stdout.isTTY) {
      process.stdout.write('\r\u001B[2K');
    }
  }

  #line(): string {
    return `${this.#step} (${duration(Date.now() - this.#started)})`;
  }

  #writeLine(): void {
    this.#lastLine = Date.now();
    console.log(this.#line());
  }

  #tick(): void {
    if (process.stdout.isTTY) {
      process.stdout.write(`\r\u001B[2K${this.#line()}`);
    } else if (Date.now() - this.#lastLine >= HEARTBEAT_MS) {
      this.#writeLine();
    }
  }
}
