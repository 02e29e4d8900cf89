// For the tests of the services: free ports, and a client that keeps cookies.
import {request, type APIRequestContext} from '@playwright/test';
import {findFreePorts, type SandboxPorts} from '../ports';
import type {RunningServer} from '../shared/http';

/** Away from the preview's ports; test files run side by side, so each looks for a set of its own. */
const BASE_PORT = 6600;
const WORKER_DISTANCE = 200;

/**
 * Starts services before the first test of a file and stops them after the last.
 * @param start Starts them on free ports.
 */
export function serve(start: (ports: SandboxPorts) => readonly Promise<RunningServer>[]): void {
  let running: readonly RunningServer[] = [];
  beforeAll(async () => {
    const worker = Number(process.env.JEST_WORKER_ID ?? 1);
    const {ports} = await findFreePorts(BASE_PORT + worker * WORKER_DISTANCE);
    running = await Promise.all(start(ports));
  });
  afterAll(() => Promise.all(running.map((server) => server.close())));
}

/** Asks the services as one visitor per test, who keeps cookies and follows redirects. */
export function visitor(): () => APIRequestContext {
  let client: APIRequestContext;
  beforeEach(async () => {
    client = await request.newContext();
  });
  afterEach(() => client.dispose());
  return () => client;
}
