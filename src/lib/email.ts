import type {SiteEnv} from '../config/env';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  /** May be empty. */
  readonly company: string;
  readonly message: string;
}

/** `unanswered`: it may have arrived. `reason` is for the console. */
export type SendResult =
  | {readonly outcome: 'sent'}
  | {readonly outcome: 'failed' | 'unanswered'; readonly reason: unknown};

/** How long to wait for a response, in milliseconds. */
const SEND_TIMEOUT_MS = 15_000;

/** The client asks at its start for a storage that only its unused limit of messages needs; where it is blocked, that throws. */
function allowBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', {value: undefined});
  }
}

/**
 * Sends a contact message through the email service, whose client is loaded on the first call. Only
 * status 200 counts as sent (the service returns `200 OK`; a proxy's 204 has sent nothing).
 * @param account Ids and origin of the service, from the site's settings.
 * @param message The visitor's message; an empty company is sent as a dash.
 * @returns Sent, or why not: the variables that were not set when the site was built, the response
 *   that refused, the error of the network, or the end of the time to wait for a response.
 */
export async function sendContactMessage(
  account: SiteEnv['email'],
  message: ContactMessage,
): Promise<SendResult> {
  const {serviceId, templateId, publicKey, origin} = account;
  const ids = {
    EMAILJS_SERVICE_ID: serviceId,
    EMAILJS_TEMPLATE_ID: templateId,
    EMAILJS_PUBLIC_KEY: publicKey,
  };
  if (!serviceId || !templateId || !publicKey) {
    const missing = Object.entries(ids).flatMap(([name, id]) => (id ? [] : [name]));
    return {outcome: 'failed', reason: `Set ${missing.join(', ')} and build the site again.`};
  }
  const late = new Error(`The service gave no response within ${SEND_TIMEOUT_MS / 1000} seconds.`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    allowBlockedStorage();
    const {init, send} = await import('@emailjs/browser');
    // The client reads the origin from init() alone.
    init({publicKey, origin});
    const params = {...message, company: message.company || '-'};
    // The client has no limit and takes no signal.
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(late), SEND_TIMEOUT_MS);
    });
    const {status, text} = await Promise.race([send(serviceId, templateId, params), limit]);
    return status === 200 ? {outcome: 'sent'} : {outcome: 'failed', reason: {status, text}};
  } catch (error) {
    return {outcome: error === late ? 'unanswered' : 'failed', reason: error};
  } finally {
    clearTimeout(timer);
  }
}
