import {apiKey, testAccount, type SandboxAddresses} from '../../sandbox';

/**
 * Where everything is, as lines for the terminal.
 * @param addresses Addresses of a running sandbox.
 */
export function describeSandbox(addresses: SandboxAddresses): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Site, English', `${addresses.site}/`],
    ['Site, French', `${addresses.site}/fr/`],
    ['Portal', `${addresses.portal}/`],
    ['Identity provider', `${addresses.identityProvider}/`],
    ['E-mail outbox', `${addresses.email}/`],
    ['Scheduler', addresses.schedulerPage],
    ['Public API', addresses.api],
    ['Answer service', addresses.chat],
    ['', ''],
    ['Log in with', testAccount.email],
    ['Password', testAccount.password],
    ['API key', apiKey],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`.trimEnd()).join('\n');
}
