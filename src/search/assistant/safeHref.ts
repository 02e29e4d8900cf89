/** Browsers drop control characters, and read backslashes as slashes. */
// oxlint-disable-next-line no-control-regex -- see above
const DECEIVES = /[\u0000-\u001F\u007F\\]/;

/** A path or a hash as the router reads it; null where it cannot. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Whether a path leads where it says, also once the router has decoded it, as often as it does. */
function isPlain(path: string): boolean {
  const decoded = decode(path);
  // A path that begins with two slashes would name another host; a percent sign would be decoded again.
  return decoded !== null && !DECEIVES.test(decoded) && !/\/\/|%/.test(decoded);
}

/**
 * Tells where a link of an answer may lead.
 * @param href As in the answer.
 * @param origin The site's own origin: full addresses of this site count as paths.
 * @returns A path on this site or an https address; null for everything else.
 */
export function safeHref(href: string, origin: string): string | null {
  if (DECEIVES.test(href) || href.includes(' ')) {
    return null;
  }
  const address = /^\/(?!\/)/.test(href) ? origin + href : href;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin === origin && /^https?:$/.test(url.protocol)) {
    const {pathname, search, hash} = url;
    return isPlain(pathname) && decode(hash) !== null ? pathname + search + hash : null;
  }
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}
