import type {Configuration, Provider} from 'oidc-provider';
import {requestUrl, sendText, startServer, type RunningServer} from '../shared/http';
import {pickLocale} from '../shared/locale';
import {sendPage} from '../shared/page';
import {Accounts} from './accounts';
import {createConfiguration, type ProviderOptions} from './configuration';
import {createInteractions} from './interactions';
import {noticePage} from './pages';

/** Advice of the provider's package that doesn't apply to a sandbox, which runs on Node 20 as well. */
const IGNORED_ADVICE = /Unsupported runtime|in-memory adapter/;

/** Loads and creates the provider without the advice above. */
async function createProvider(issuer: string, configuration: Configuration): Promise<Provider> {
  const {warn} = console;
  console.warn = (...parts: readonly unknown[]): void => {
    if (!IGNORED_ADVICE.test(String(parts[0]))) {
      warn(...parts);
    }
  };
  try {
    const {interactionPolicy, Provider: OidcProvider} = await import('oidc-provider');
    const policy = interactionPolicy.base();
    // Initiating User Registration via OpenID Connect 1.0.
    policy.add(new interactionPolicy.Prompt({name: 'create', requestable: true}), 0);
    const interactions = {...configuration.interactions, policy};
    return new OidcProvider(issuer, {...configuration, interactions});
  } finally {
    console.warn = warn;
  }
}

/**
 * Starts an OpenID provider: the certified `oidc-provider` with accounts and pages of ours.
 * PKCE with S256 is required of every client (RFC 7636).
 * @param options Its addresses, and the secret that the portal shares with it.
 * @throws Error when the port is taken.
 */
export async function startIdentityProvider(options: ProviderOptions): Promise<RunningServer> {
  const accounts = new Accounts();
  const configuration = await createConfiguration(options, accounts);
  const provider = await createProvider(options.issuer, configuration);
  const answer = provider.callback();
  const interact = createInteractions(provider, accounts, options);
  provider.on('server_error', (_ctx, error) => {
    console.error('[sandbox] identity provider failed:', error);
  });

  return startServer({
    name: 'Identity provider',
    port: options.port,
    handler: async (request, response) => {
      const pathname = requestUrl(request, options.issuer)?.pathname;
      if (pathname === undefined) {
        sendText(response, 400, 'Bad Request');
      } else if (pathname === '/') {
        const locale = pickLocale(request.headers['accept-language']);
        sendPage(response, noticePage(locale, 'home', options.siteUrl(locale)));
      } else if (pathname.startsWith('/interaction/')) {
        await interact(request, response, pathname);
      } else {
        await answer(request, response);
      }
    },
  });
}
