import type {IncomingMessage, ServerResponse} from 'node:http';
import type {InteractionResults, Provider} from 'oidc-provider';
import {testAccount} from '../accounts';
import {readForm, sendText} from '../shared/http';
import {pickLocale} from '../shared/locale';
import {sendPage} from '../shared/page';
import type {ProviderOptions} from './configuration';
import {consentPage, loginPage, noticePage} from './pages';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

async function grantAll(provider: Provider, interaction: Interaction): Promise<string> {
  const {grantId, session, params} = interaction;
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant =
    existing ??
    new provider.Grant({accountId: session?.accountId, clientId: String(params.client_id)});
  grant.addOIDCScope(String(params.scope));
  return grant.save();
}

function isTestAccount(form: URLSearchParams): boolean {
  return (
    form.get('email')?.trim().toLowerCase() === testAccount.email &&
    form.get('password') === testAccount.password
  );
}

/**
 * Answers the provider's own pages, `/interaction/<uid>`: log in, then consent.
 * @param provider The provider whose interactions these are.
 * @param options Its addresses.
 * @returns A handler of requests whose path starts with `/interaction/`.
 */
export function createInteractions(provider: Provider, options: ProviderOptions) {
  const access = {formTargets: [options.portal]};

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> => {
    const acceptLanguage = request.headers['accept-language'];
    let interaction: Interaction;
    try {
      interaction = await provider.interactionDetails(request, response);
    } catch (error) {
      if (!(error instanceof Error && error.name === 'SessionNotFound')) {
        throw error;
      }
      const locale = pickLocale(acceptLanguage);
      const page = noticePage(locale, 'expired', options.siteUrl(locale));
      sendPage(response, page, {status: 400, ...access});
      return;
    }
    const {uid, prompt, params} = interaction;
    const text = (name: string): string => {
      const value = params[name];
      return typeof value === 'string' ? value : '';
    };
    const locale = pickLocale(text('ui_locales'), acceptLanguage);
    const base = `/interaction/${uid}`;
    const finish = (result: InteractionResults): Promise<void> =>
      provider.interactionFinished(request, response, result, {
        mergeWithLastSubmission: !('error' in result),
      });
    const step = `${request.method ?? ''} ${pathname.slice(base.length)}`;

    if (step === 'GET ' || step === 'HEAD ') {
      const page =
        prompt.name === 'consent'
          ? consentPage(locale, base)
          : loginPage(locale, base, {email: text('login_hint'), failed: false});
      sendPage(response, page, access);
    } else if (step === 'POST /login' && prompt.name === 'login') {
      const form = await readForm(request);
      if (isTestAccount(form)) {
        await finish({login: {accountId: testAccount.id}});
      } else {
        const state = {email: form.get('email') ?? '', failed: true};
        sendPage(response, loginPage(locale, base, state), {status: 422, ...access});
      }
    } else if (step === 'POST /confirm' && prompt.name === 'consent') {
      await finish({consent: {grantId: await grantAll(provider, interaction)}});
    } else if (step === 'POST /abort') {
      await finish({
        error: 'access_denied',
        error_description: 'The visitor cancelled the login',
      });
    } else {
      sendText(response, 404, 'Not Found');
    }
  };
}
