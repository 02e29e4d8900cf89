/** Copies the URL of a heading when its sign is pressed, beside what a link does, and says so. */
export function copyHeadingLink({target}: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a.hash-link');
  if (link) {
    // Within the press, as browsers ask. Where one refuses, the address bar has the link.
    // At a URL without encryption there is no clipboard.
    (navigator.clipboard as Clipboard | undefined)?.writeText(link.href).then(
      async () => (await import('./sayCopied')).sayCopied(link),
      () => undefined,
    );
  }
}
