import {html, type Markup} from '../shared/html';
import type {Locale} from '../shared/locale';
import type {Page} from '../shared/page';
import {messages, type FaultKind} from './messages';
import type {User} from './sessions';

/** Plans that the site's buttons may name; their names are the same in both languages. */
const planNames: ReadonlyMap<string, string> = new Map([
  ['fire', 'Fire'],
  ['starter', 'Starter'],
  ['professional', 'Professional'],
  ['enterprise', 'Enterprise'],
]);

/** Addresses that a page links to. */
export interface PortalLinks {
  readonly site: string;
  readonly logIn: string;
}

function page(locale: Locale, title: string, main: Markup): Page {
  return {locale, title, service: messages[locale].service, main};
}

/**
 * Greets the user.
 * @param locale The language the visitor came from.
 * @param user Who logged in.
 * @param plan The `plan` parameter of the page; an unknown one counts as none.
 * @param links Addresses to link to.
 */
export function dashboardPage(
  locale: Locale,
  user: User,
  plan: string | null,
  links: PortalLinks,
): Page {
  const text = messages[locale];
  const title = text.hello.replace('{name}', user.givenName);
  return page(
    locale,
    title,
    html`<h1>${title}</h1>
      <section class="card">
        <dl>
          <dt>${text.loggedInAs}</dt>
          <dd>${user.name} (${user.email})</dd>
          <dt>${text.plan}</dt>
          <dd>${planNames.get(plan ?? '') ?? text.noPlan}</dd>
        </dl>
      </section>
      <form method="post" action="/logout" class="actions">
        <button type="submit">${text.logOut}</button>
        <a class="button quiet" href="${links.site}">${text.toSite}</a>
      </form>`,
  );
}

/**
 * Says one thing, and offers the login and the site.
 * @param locale Language of the page.
 * @param kind `welcome` without a session, `cancelled` after the visitor cancelled the login, or
 *   `notFound`.
 * @param links Addresses to link to.
 */
export function noticePage(
  locale: Locale,
  kind: 'welcome' | 'cancelled' | 'notFound',
  links: PortalLinks,
): Page {
  const text = messages[locale];
  return page(
    locale,
    text[kind],
    html`<h1>${text[kind]}</h1>
      <p>${text[`${kind}Lead`]}</p>
      ${linkRow(locale, links)}`,
  );
}

/** Says why a login was refused, naming the parameter. */
export function faultPage(locale: Locale, kind: FaultKind, links: PortalLinks): Page {
  const text = messages[locale];
  return page(
    locale,
    text.refused,
    html`<h1>${text.refused}</h1>
      <p class="card alert">${text.faults[kind]}</p>
      ${linkRow(locale, links)}`,
  );
}

function linkRow(locale: Locale, links: PortalLinks): Markup {
  const text = messages[locale];
  return html`<p class="actions">
    <a class="button" href="${links.logIn}">${text.logIn}</a>
    <a class="button quiet" href="${links.site}">${text.toSite}</a>
  </p>`;
}
