import {testAccount} from '../accounts';
import {html, Markup} from '../shared/html';
import type {Locale} from '../shared/locale';
import type {Page} from '../shared/page';
import {messages} from './messages';

function page(locale: Locale, title: string, main: Markup): Page {
  return {locale, title, service: messages[locale].service, main};
}

function accountCard(locale: Locale): Markup {
  const text = messages[locale];
  return html`<section class="card" aria-labelledby="account">
    <h2 id="account">${text.accountTitle}</h2>
    <dl>
      <dt>${text.email}</dt>
      <dd><code>${testAccount.email}</code></dd>
      <dt>${text.password}</dt>
      <dd><code>${testAccount.password}</code></dd>
    </dl>
  </section>`;
}

/**
 * Asks for e-mail address and password.
 * @param locale Language of the page.
 * @param action Path that the form posts to, `/login` and `/abort` below it.
 * @param state The address to start with, and whether an attempt just failed.
 */
export function loginPage(
  locale: Locale,
  action: string,
  state: {readonly email: string; readonly failed: boolean},
): Page {
  const text = messages[locale];
  const described = state.failed && new Markup(' aria-invalid="true" aria-describedby="wrong"');
  return page(
    locale,
    text.logIn,
    html`<h1>${text.logIn}</h1>
      <p class="muted">${text.logInLead}</p>
      ${state.failed && html`<p class="card alert" role="alert" id="wrong">${text.wrong}</p>`}
      <form method="post" action="${action}/login">
        <label for="email">${text.email}</label>
        <input
          type="email"
          id="email"
          name="email"
          value="${state.email}"
          autocomplete="username"
          required${described}
        />
        <label for="password">${text.password}</label>
        <input
          type="password"
          id="password"
          name="password"
          autocomplete="current-password"
          required${described}
        />
        <div class="actions">
          <button type="submit">${text.logIn}</button>
          <button type="submit" class="quiet" formaction="${action}/abort" formnovalidate>
            ${text.cancel}
          </button>
        </div>
      </form>
      ${accountCard(locale)}`,
  );
}

/**
 * Asks whether the portal may read name and address.
 * @param locale Language of the page.
 * @param action Path that the form posts to, `/confirm` and `/abort` below it.
 */
export function consentPage(locale: Locale, action: string): Page {
  const text = messages[locale];
  return page(
    locale,
    text.consent,
    html`<h1>${text.consent}</h1>
      <p>${text.consentLead.replace('{name}', testAccount.name)}</p>
      <ul>
        ${text.consentItems.map((item) => html`<li>${item}</li>`)}
      </ul>
      <form method="post" action="${action}/confirm" class="actions">
        <button type="submit">${text.allow}</button>
        <button type="submit" class="quiet" formaction="${action}/abort">${text.cancel}</button>
      </form>`,
  );
}

/**
 * Asks before logging out; the hidden form comes from the provider and guards against forgery.
 * @param locale Language of the page.
 * @param form The provider's form, id `op.logoutForm`.
 */
export function logoutPage(locale: Locale, form: string): Page {
  const text = messages[locale];
  return page(
    locale,
    text.logOut,
    html`<h1>${text.logOut}</h1>
      <p>${text.logOutLead}</p>
      ${new Markup(form)}
      <div class="actions">
        <button type="submit" form="op.logoutForm" name="logout" value="yes">
          ${text.logOut.replace('?', '')}
        </button>
        <button type="submit" form="op.logoutForm" class="quiet">${text.stay}</button>
      </div>`,
  );
}

/**
 * Says one thing and links back to the site.
 * @param locale Language of the page.
 * @param kind `loggedOut` when the portal named no page to return to, `expired` for a login that
 *   took too long or was already finished, `home` at the provider's own address.
 * @param siteUrl Where the visitor can start again.
 * @param more Shown between the text and the link.
 */
export function noticePage(
  locale: Locale,
  kind: 'loggedOut' | 'expired' | 'fault' | 'home',
  siteUrl: string,
  more?: Markup,
): Page {
  const text = messages[locale];
  return page(
    locale,
    text[kind],
    html`<h1>${text[kind]}</h1>
      <p>${text[`${kind}Lead`]}</p>
      ${kind === 'home' ? accountCard(locale) : more}
      <p><a href="${siteUrl}">${text.toSite}</a></p>`,
  );
}

/**
 * Shows an error of the provider.
 * @param locale Language of the page.
 * @param fault The provider's error code and its explanation, in English as the standard has it.
 * @param siteUrl Where the visitor can start again.
 */
export function faultPage(
  locale: Locale,
  fault: {readonly error: string; readonly description: string},
  siteUrl: string,
): Page {
  const said = html`<p class="card alert" lang="en">
    <code>${fault.error}</code><br />${fault.description}
  </p>`;
  return noticePage(locale, 'fault', siteUrl, said);
}
