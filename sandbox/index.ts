import {randomBytes} from 'node:crypto';
import {defaultLocale, type Locale} from '../src/config/locales';
import {sandboxAddresses, type SandboxAddresses} from './addresses';
import {startApi} from './api';
import {startChatService} from './chat';
import {startEmailService} from './email';
import {startIdentityProvider} from './identity-provider';
import {startPortal} from './portal';
import type {SandboxPorts} from './ports';
import {startScheduler} from './scheduler';
import {startSiteServer} from './site';

export {apiKey, testAccount} from './accounts';
export {sandboxAddresses, sandboxEnv, type SandboxAddresses} from './addresses';
export {DEFAULT_BASE_PORT, findFreePorts, takenPorts, type SandboxPorts} from './ports';

export interface SandboxOptions {
  readonly ports: SandboxPorts;
  /** Below which the site is served; `/` unless given. */
  readonly basePath?: string;
  /** Folder of a site built with `sandboxEnv(ports, basePath)`. */
  readonly siteDir: string;
}

export interface Sandbox {
  readonly addresses: SandboxAddresses;
  /** Stops every server and lets its port go. */
  close(): Promise<void>;
}

/**
 * Starts the services that simulate every third party, and the built site beside them.
 * @param options Ports, and the folder of the built site.
 * @returns Addresses and a way to stop it all.
 * @throws Error that names a port which is taken; what had started by then is stopped again.
 */
export async function startSandbox({ports, basePath, siteDir}: SandboxOptions): Promise<Sandbox> {
  const addresses = sandboxAddresses(ports, basePath);
  const login = {
    issuer: addresses.identityProvider,
    portal: addresses.portal,
    clientSecret: randomBytes(32).toString('base64url'),
    siteUrl: (locale: Locale): string =>
      locale === defaultLocale ? addresses.home : `${addresses.home}${locale}/`,
  };
  const results = await Promise.allSettled([
    startIdentityProvider({...login, port: ports.identityProvider}),
    startPortal({...login, port: ports.portal}),
    startEmailService({port: ports.email}),
    startScheduler({port: ports.scheduler}),
    startApi({port: ports.api}),
    startChatService({port: ports.chat}),
    startSiteServer({dir: siteDir, port: ports.site, basePath}),
  ]);
  const running = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  const close = async (): Promise<void> => {
    await Promise.all(running.map(async (server) => server.close()));
  };
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    await close();
    throw failed.reason;
  }
  return {addresses, close};
}
