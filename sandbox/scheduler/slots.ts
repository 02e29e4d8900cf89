const DAY_MS = 24 * 60 * 60 * 1000;
const SLOT_HOURS_UTC = [14, 16.5, 19] as const;
const DAYS_OFFERED = 2;

/**
 * Starts of the 30-minute slots on offer: a few on each of the next working days.
 * @param wanted First calendar day or month to offer, `YYYY-MM-DD` or `YYYY-MM`; tomorrow where
 *   it is anything else, or gone by.
 * @param now Present time.
 * @returns ISO 8601 times.
 */
export function offerSlots(wanted: string, now: Date): string[] {
  const tomorrow = Math.floor(now.getTime() / DAY_MS + 1) * DAY_MS;
  const start = /^\d{4}-\d{2}(-\d{2})?$/.test(wanted) ? Date.parse(wanted) : Number.NaN;
  let day = Math.max(tomorrow, Number.isNaN(start) ? tomorrow : start);
  const days: number[] = [];
  while (days.length < DAYS_OFFERED) {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) {
      days.push(day);
    }
    day += DAY_MS;
  }
  return days.flatMap((midnight) =>
    SLOT_HOURS_UTC.map((hour) => new Date(midnight + hour * 60 * 60 * 1000).toISOString()),
  );
}
