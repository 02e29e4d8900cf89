import type {IncomingMessage, ServerResponse} from 'node:http';
import type {InteractionResults, Provider} from 'oidc-provider';
import {readForm, sendText} from '../shared/http';
import {pickLocale} from '../shared/locale';
import {sendPage} from '../shared/page';
import type {Accounts} from './accounts';
import type {ProviderOptions} from './configuration';
import {formPage, type AccountForm} from './formPage';
import {consentPage, noticePage} from './pages';

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

/**
 * Answers the provider's own pages, `/interaction/<uid>`: log in or sign up, then
 * consent.
 * @param provider The provider whose interactions these are.
 * @param accounts The people who can log in.
 * @param options Its addresses.
 * @returns A handler of requests whose path starts with `/interaction/`.
 */
export function createInteractions(
  provider: Provider,
  accounts: Accounts,
  options: ProviderOptions,
) {
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
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    const part = pathname.slice(base.length);
    const step = `${method} ${part}`;
    const isConsent = prompt.name === 'consent';
    const form: AccountForm =
      part === '/sign-up' || (part === '' && prompt.name === 'create') ? 'sign-up' : 'login';

    if (step === 'GET ' && isConsent) {
      const name = accounts.find(interaction.session?.accountId)?.name ?? '';
      sendPage(response, consentPage(locale, base, name), access);
    } else if (step === 'GET ' || step === 'GET /login' || step === 'GET /sign-up') {
      sendPage(response, formPage(locale, base, form, {email: text('login_hint')}), access);
    } else if ((step === 'POST /login' || step === 'POST /sign-up') && !isConsent) {
      const filled = await readForm(request);
      const [name, email, password] = ['name', 'email', 'password'].map(
        (field) => filled.get(field) ?? '',
      ) as [string, string, string];
      const account =
        form === 'login'
          ? accounts.check(email, password)
          : accounts.create({name, email, password});
      if (typeof account === 'object') {
        // One answers the request to log in as well as the one to sign up.
        await finish({login: {accountId: account.id}, create: {}});
      } else {
        const page = formPage(locale, base, form, {name, email, fault: account});
        sendPage(response, page, {status: 422, ...access});
      }
    } else if (step === 'POST /confirm' && isConsent) {
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
