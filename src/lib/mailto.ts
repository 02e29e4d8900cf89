/** Mail programs cut or refuse longer addresses: characters of the text before it is encoded. */
const MAX_BODY = 1500;

/**
 * Whole characters only, since half of one (a cut emoji) makes encodeURIComponent throw; lines end
 * as RFC 6068, section 5, has them.
 */
function encode(text: string) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '').replace(/\r\n?|\n/g, '\r\n'));
}

export interface MailDraft {
  readonly subject?: string;
  readonly body?: string;
}

/**
 * Address that opens the visitor's mail program (RFC 6068).
 * @param address Where the mail goes.
 * @param draft Subject and body; a long body is cut.
 */
export function mailtoHref(address: string, {subject, body}: MailDraft = {}): string {
  const query = [
    ...(subject ? [`subject=${encode(subject)}`] : []),
    ...(body ? [`body=${encode(body.slice(0, MAX_BODY))}`] : []),
  ].join('&');
  return query ? `mailto:${address}?${query}` : `mailto:${address}`;
}
