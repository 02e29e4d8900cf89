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
