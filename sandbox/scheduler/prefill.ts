/** Values that a scheduler's page takes from its address. */
export interface Prefill {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly guests: readonly string[];
  /** Calendar day, `YYYY-MM-DD`, or none. */
  readonly date: string | null;
  /** Answers to the scheduler's own questions, by their number from 1. */
  readonly answers: readonly (readonly [number: number, answer: string])[];
  /** Parameters that are stored with the booking and not shown in the form. */
  readonly tracking: readonly (readonly [name: string, value: string])[];
}

const TRACKING = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'salesforce_uuid',
] as const;

const MAX_ANSWERS = 10;

function readDay(params: URLSearchParams): string | null {
  const date = params.get('date') ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))) {
    return date;
  }
  const month = params.get('month') ?? '';
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : null;
}

/**
 * Reads the prefill parameters of the page's address; their names are the real scheduler's.
 * @param params Query parameters of the page.
 */
export function readPrefill(params: URLSearchParams): Prefill {
  const value = (name: string): string => params.get(name)?.trim() ?? '';
  return {
    name: value('name'),
    firstName: value('first_name'),
    lastName: value('last_name'),
    email: value('email'),
    phone: value('phone'),
    location: value('location'),
    guests: value('guests')
      .split(',')
      .map((guest) => guest.trim())
      .filter(Boolean),
    date: readDay(params),
    answers: Array.from({length: MAX_ANSWERS}, (_, index) => index + 1)
      .map((number) => [number, value(`a${number}`)] as const)
      .filter(([, answer]) => answer !== ''),
    tracking: TRACKING.map((name) => [name, value(name)] as const).filter(
      ([, text]) => text !== '',
    ),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SLOT_HOURS_UTC = [14, 16.5, 19] as const;
const DAYS_OFFERED = 2;

/**
 * Starts of the 30-minute slots on offer: a few on each of the next working days.
 * @param wanted First calendar day to offer, or none for tomorrow; days gone by count as none.
 * @param now Present time.
 * @returns ISO 8601 times.
 */
export function offerSlots(wanted: string | null, now: Date): string[] {
  const tomorrow = Math.floor(now.getTime() / DAY_MS + 1) * DAY_MS;
  let day = Math.max(tomorrow, wanted ? Date.parse(wanted) : tomorrow);
  const days: number[] = [];
  while (days.length < DAYS_OFFERED) {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) {
      days.push(day);
    }
    day += DAY_MS;
  }
  return days.flatMap((start) =>
    SLOT_HOURS_UTC.map((hour) => new Date(start + hour * 60 * 60 * 1000).toISOString()),
  );
}
