import Koa from 'koa';
import {SCHEDULER_PAGE_PATH} from '../addresses';
import {routed, startServer, type RunningServer} from '../shared/http';
import {assets, pickLocale, showPage} from '../shared/pages';
import texts from './texts.json';

/**
 * Starts a scheduler whose page behaves as the real one's frame does. It sets no cookie.
 * @param options Its port.
 * @throws Error when the port is taken.
 */
export function startScheduler({port}: {readonly port: number}): Promise<RunningServer> {
  const page = routed({
    [`GET ${SCHEDULER_PAGE_PATH}`]: (ctx) =>
      showPage(ctx, 'scheduler/booking', pickLocale(ctx, ctx.query.locale), texts),
  });
  const app = new Koa().use(assets({'/booking.mjs': 'scheduler/booking.mjs'})).use(page);
  return startServer('Scheduler', port, app);
}
