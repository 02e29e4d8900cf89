// For the tests of the services: free ports, and a client that keeps cookies.
import {request, type APIRequestContext} from '@playwright/test';
import {freePort} from '../../scripts/lib/freePort';
import type {RunningServer} from '../shared/http';

/**
 * Starts services before the first test of a file and stops them after the last.
 * @param start Starts them on two free ports.
 */
export function serve(start: (one: number, other: number) => readonly Promise<RunningServer>[]) {
  let running: readonly RunningServer[] = [];
  beforeAll(async () => {
    running = await Promise.all(start(await freePort(), await freePort()));
  });
  afterAll(() => Promise.all(running.map((server) => server.close())));
}

/** Asks the services as one visitor per test, who keeps cookies and follows redirects. */
export function visitor() {
  let client: APIRequestContext;
  beforeEach(async () => {
    client = await request.newContext();
  });
  afterEach(() => client.dispose());
  return () => client;
}
