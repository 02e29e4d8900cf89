import {SCHEDULER_OWNER_PATH, SCHEDULER_PAGE_PATH} from '../addresses';
import {requestUrl, sendText, startServer, type RunningServer} from '../shared/http';
import {pickLocale} from '../shared/locale';
import {sendPage} from '../shared/page';
import {bookingPage, ownerPage} from './pages';

export interface SchedulerOptions {
  readonly port: number;
  /** Origins whose pages may hold the scheduler in a frame. */
  readonly frameAncestors: readonly string[];
}

/**
 * Starts a scheduler whose page behaves as the real one's frame does. It sets no cookie.
 * @param options Port, and who may frame it.
 * @throws Error when the port is taken.
 */
export function startScheduler({port, frameAncestors}: SchedulerOptions): Promise<RunningServer> {
  const origin = `http://localhost:${port}`;
  return startServer({
    name: 'Scheduler',
    port,
    handler: (request, response) => {
      const url = requestUrl(request, origin);
      const locale = pickLocale(
        url?.searchParams.get('locale'),
        request.headers['accept-language'],
      );
      if (url?.pathname === SCHEDULER_PAGE_PATH) {
        sendPage(response, bookingPage(locale, url.searchParams), {frameAncestors});
      } else if (url?.pathname === SCHEDULER_OWNER_PATH || url?.pathname === '/') {
        sendPage(response, ownerPage(locale), {frameAncestors});
      } else {
        sendText(response, 404, 'Not Found');
      }
    },
  });
}
