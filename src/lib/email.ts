import type {SiteEnv} from '../config/env';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  /** May be empty. */
  readonly company: string;
  readonly message: string;
}

export type SendFailure =
  | {readonly kind: 'not-configured'}
  | {readonly kind: 'status'; readonly status: number; readonly text: string}
  | {readonly kind: 'network'}
  | {readonly kind: 'timeout'};

export type SendResult = {readonly ok: true} | {readonly ok: false; readonly failure: SendFailure};

/** A connection that hangs is given up after this many milliseconds. */
export const SEND_TIMEOUT_MS = 15_000;

interface EmailAccount {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  readonly origin: string;
}

/**
 * The complete account of the e-mail service.
 * @throws Error naming the variables that were not set when the site was built.
 */
export function requireEmailAccount(email: SiteEnv['email']): EmailAccount {
  const {serviceId, templateId, publicKey, origin} = email;
  if (!serviceId || !templateId || !publicKey) {
    const missing = [
      serviceId ? null : 'EMAILJS_SERVICE_ID',
      templateId ? null : 'EMAILJS_TEMPLATE_ID',
      publicKey ? null : 'EMAILJS_PUBLIC_KEY',
    ].filter(Boolean);
    throw new Error(
      `The e-mail service is not configured: set ${missing.join(', ')} and build again.`,
    );
  }
  return {serviceId, templateId, publicKey, origin};
}

function describeFailure(error: unknown): SendFailure {
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    const {status, text} = error;
    return {kind: 'status', status: Number(status), text: String(text)};
  }
  return {kind: 'network'};
}

function timeoutAfter(ms: number): {
  readonly promise: Promise<SendResult>;
  readonly cancel: () => void;
} {
  let timer: ReturnType<typeof setTimeout>;
  const promise = new Promise<SendResult>((resolve) => {
    timer = setTimeout(() => {
      resolve({ok: false, failure: {kind: 'timeout'}});
    }, ms);
  });
  return {
    promise,
    cancel: () => {
      clearTimeout(timer);
    },
  };
}

/**
 * Sends a contact message through the e-mail service; its client is loaded on the first call.
 * Only status 200 counts as sent (the service answers `200 OK`; a proxy's 204 has sent nothing).
 * @param account Complete account, from requireEmailAccount.
 * @param message The visitor's message; an empty company is sent as a dash.
 * @returns Sent, or why not: refusals and broken networks are values, not exceptions.
 */
export async function sendContactMessage(
  account: EmailAccount,
  message: ContactMessage,
): Promise<SendResult> {
  const timeout = timeoutAfter(SEND_TIMEOUT_MS);
  const sending = async (): Promise<SendResult> => {
    try {
      const {init, send} = await import('@emailjs/browser');
      // The client reads the origin from init() alone.
      init({publicKey: account.publicKey, origin: account.origin});
      const response = await send(account.serviceId, account.templateId, {
        name: message.name,
        email: message.email,
        company: message.company || '-',
        message: message.message,
      });
      return response.status === 200
        ? {ok: true}
        : {ok: false, failure: {kind: 'status', status: response.status, text: response.text}};
    } catch (error) {
      return {ok: false, failure: describeFailure(error)};
    }
  };
  try {
    return await Promise.race([sending(), timeout.promise]);
  } finally {
    timeout.cancel();
  }
}
