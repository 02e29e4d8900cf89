import {SCHEDULER_PAGE_PATH} from '../addresses';
import {requestUrl, sendText, startServer, type RunningServer} from '../shared/http';
import {pickLocale} from '../shared/locale';
import {sendPage} from '../shared/page';
import {bookingPage} from './pages';

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
      if (url?.pathname !== SCHEDULER_PAGE_PATH) {
        sendText(response, 404, 'Not Found');
        return;
      }
      const {searchParams} = url;
      const locale = pickLocale(searchParams.get('locale'), request.headers['accept-language']);
      sendPage(response, bookingPage(locale, searchParams), {frameAncestors});
    },
  });
}
