/** Visitor's answers that the scheduler's page accepts as prefilled values. */
export interface SchedulingPrefill {
  readonly name?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly location?: string;
  /** Email addresses of guests. */
  readonly guests?: readonly string[];
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Answers to the scheduler's own questions, in their order: at most ten. */
  readonly customAnswers?: readonly string[];
}

/**
 * Where a visit came from, under the names that the scheduler stores. Its `salesforce_uuid` is not among them: it names
 * a person, and the privacy policy (#privacy-not-done) says that visitors are not identified.
 */
const TRACKING_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

type SchedulingTracking = Readonly<Partial<Record<(typeof TRACKING_NAMES)[number], string>>>;

const MAX_CUSTOM_ANSWERS = 10;
const MAX_TRACKING_LENGTH = 255;

/**
 * Tracking parameters of a page's URL.
 * @param search Query string of the page, with or without `?`.
 * @returns Only the known names, each cut to the 255 characters that the scheduler keeps.
 */
export function trackingFromSearch(search: string): SchedulingTracking {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    TRACKING_NAMES.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value.slice(0, MAX_TRACKING_LENGTH)]] : [];
    }),
  );
}

interface SchedulingFrameRequest {
  readonly schedulingUrl: string;
  /** Host and port of this site: the scheduler addresses its messages to it. */
  readonly embedDomain: string;
  readonly locale: string;
  readonly prefill?: SchedulingPrefill;
  readonly tracking?: SchedulingTracking;
}

/**
 * URL of the scheduler's page for the frame, or for a new tab.
 * @param request The configured page, this site's host, locale, prefill and tracking values.
 * @returns The full URL; parameters of the configured page are kept.
 */
export function schedulingFrameUrl(request: SchedulingFrameRequest): string {
  const {schedulingUrl, embedDomain, locale, prefill = {}, tracking = {}} = request;
  const answers = (prefill.customAnswers ?? []).slice(0, MAX_CUSTOM_ANSWERS);
  const values: Readonly<Record<string, string | undefined>> = {
    embed_type: 'Inline',
    embed_domain: embedDomain,
    locale,
    name: prefill.name,
    first_name: prefill.firstName,
    last_name: prefill.lastName,
    email: prefill.email,
    phone: prefill.phone,
    location: prefill.location,
    guests: prefill.guests?.join(','),
    date: prefill.date,
    // The page shows the month of the prefilled day only when the month is named as well.
    month: prefill.date?.slice(0, 7),
    ...Object.fromEntries(answers.map((answer, index) => [`a${index + 1}`, answer])),
    ...tracking,
  };
  const url = new URL(schedulingUrl);
  for (const [name, value] of Object.entries(values)) {
    if (value) {
      url.searchParams.set(name, value);
    }
  }
  return url.href;
}

type SchedulingMessage =
  | {readonly type: 'ready'}
  | {readonly type: 'height'; readonly height: number}
  | {readonly type: 'booked'};

/**
 * Reads a message of the scheduler's frame.
 * @param event The window's message event.
 * @param schedulingUrl The configured page: messages from any other origin are not believed.
 * @param frame Window of the frame: nor are those of another window of that origin.
 * @returns Its content, or null for foreign, malformed and unknown messages.
 */
export function readSchedulingMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  schedulingUrl: string,
  frame: Window | null | undefined,
): SchedulingMessage | null {
  const {data, origin, source} = event;
  const isOwn = origin === new URL(schedulingUrl).origin && Boolean(frame) && source === frame;
  if (!isOwn || typeof data !== 'object' || data === null) {
    return null;
  }
  const {event: name, payload} = data as {event?: unknown; payload?: unknown};
  switch (name) {
    case 'calendly.profile_page_viewed':
    case 'calendly.event_type_viewed':
    case 'calendly.date_and_time_selected':
      return {type: 'ready'};
    case 'calendly.event_scheduled':
      return {type: 'booked'};
    case 'calendly.page_height': {
      const height = Number.parseInt(String((payload as {height?: unknown} | null)?.height), 10);
      return Number.isFinite(height) && height > 0 ? {type: 'height', height} : null;
    }
    default:
      return null;
  }
}
