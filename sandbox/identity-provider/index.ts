import {requestUrl, sendText, startServer, type RunningServer} from '../shared/http';
import {pickLocale} from '../shared/locale';
import {sendPage} from '../shared/page';
import {createConfiguration, type ProviderOptions} from './configuration';
import {createInteractions} from './interactions';
import {loadProvider} from './loadProvider';
import {homePage} from './pages';

/**
 * Starts an OpenID provider: the certified `oidc-provider` with one account and pages of ours.
 * PKCE with S256 is required of every client (RFC 7636).
 * @param options Its addresses, and the secret that the portal shares with it.
 * @throws Error when the port is taken.
 */
export async function startIdentityProvider(options: ProviderOptions): Promise<RunningServer> {
  const {Provider} = await loadProvider();
  const provider = new Provider(options.issuer, await createConfiguration(options));
  const answer = provider.callback();
  const interact = createInteractions(provider, options);
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
        sendPage(response, homePage(locale, options.siteUrl(locale)));
      } else if (pathname.startsWith('/interaction/')) {
        await interact(request, response, pathname);
      } else {
        await answer(request, response);
      }
    },
  });
}
