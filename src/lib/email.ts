import type {SiteEnv} from '../config/env';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  /** May be empty. */
  readonly company: string;
  readonly message: string;
}

/** `reason` is for the console: visitors are told the same whatever went wrong. */
export type SendResult = {readonly ok: true} | {readonly ok: false; readonly reason: unknown};

/** A connection that hangs is given up after this many milliseconds. */
const SEND_TIMEOUT_MS = 15_000;

/** Rejects after so many milliseconds: the client has no timeout of its own. */
async function timeout(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    const signal = AbortSignal.timeout(ms);
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}

/**
 * Sends a contact message through the e-mail service, whose client is loaded on the first call. Only status 200 counts as sent (the service
 * answers `200 OK`; a proxy's 204 has sent nothing).
 * @param account Ids and origin of the service, from the site's settings.
 * @param message The visitor's message; an empty company is sent as a dash.
 * @returns Sent, or why not: the variables that were not set when the site was built, the answer
 *   that refused, or the error of the network.
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
    return {ok: false, reason: `Set ${missing.join(', ')} and build the site again.`};
  }
  try {
    const {init, send} = await import('@emailjs/browser');
    // The client reads the origin from init() alone.
    init({publicKey, origin});
    const params = {...message, company: message.company || '-'};
    const {status, text} = await Promise.race([
      send(serviceId, templateId, params),
      timeout(SEND_TIMEOUT_MS),
    ]);
    return status === 200 ? {ok: true} : {ok: false, reason: {status, text}};
  } catch (error) {
    return {ok: false, reason: error};
  }
}
