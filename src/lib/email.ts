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

/** Version of the provider's interface, which it asks for. */
const LIB_VERSION = '3.2.0';

/**
 * Sends a contact message through the e-mail service. Only status 200 counts as sent (the service
 * answers `200 OK`; a proxy's 204 has sent nothing).
 * @see https://www.emailjs.com/docs/rest-api/send/
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
  const missing = Object.entries(ids).flatMap(([name, id]) => (id ? [] : [name]));
  if (missing.length > 0) {
    return {ok: false, reason: `Set ${missing.join(', ')} and build the site again.`};
  }
  try {
    const response = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        lib_version: LIB_VERSION,
        user_id: publicKey,
        service_id: serviceId,
        template_id: templateId,
        template_params: {...message, company: message.company || '-'},
      }),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    // An answer that breaks off is none.
    const text = await response.text();
    return response.status === 200
      ? {ok: true}
      : {ok: false, reason: {status: response.status, text}};
  } catch (error) {
    return {ok: false, reason: error};
  }
}
