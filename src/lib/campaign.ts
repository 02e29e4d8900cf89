/**
 * Adds the campaign that the visit came from: the `utm_…` parameters of the URL that the browser
 * loaded, which the router's pages no longer have. The browser itself remembers it until it loads
 * another page, so nothing is stored.
 * @param search Query of the present page, whose own parameters go first.
 * @returns The query with what it lacks, for the demo's calendar or a page that is loaded anew.
 */
export function withCampaign(search: string): string {
  const [landing] = performance.getEntriesByType('navigation');
  const parameters = new URLSearchParams(search);
  const added = new URLSearchParams(
    [...new URL(landing?.name ?? window.location.href).searchParams].filter(
      ([name]) => name.startsWith('utm_') && !parameters.has(name),
    ),
  ).toString();
  return added === '' ? search : `${search}${search === '' ? '?' : '&'}${added}`;
}
