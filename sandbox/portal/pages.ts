import {html, type Markup} from '../shared/html';
import type {Locale} from '../shared/locale';
import type {Page} from '../shared/page';
import type {User} from './relyingParty';

/** Exported for the browser tests, which look for them. */
export const texts = {
  en: {
    service: 'Portal',
    hello: 'Hello, {name}',
    loggedInAs: 'Logged in as',
    plan: 'Chosen plan',
    noPlan: 'None yet',
    logIn: 'Log in',
    logOut: 'Log out',
    toSite: 'Back to the site',
    refused: 'This login was refused',
    notices: {
      welcome: ['Log in to the portal', 'Log in to see your sessions, your results and your plan.'],
      cancelled: ['You are not logged in', 'The login was cancelled. Nothing was shared.'],
      notFound: ['Page not found', 'The portal of the sandbox has only one page.'],
    },
    faults: {
      issuer: 'The link names an identity provider that this portal does not know (iss).',
      target: 'The link leads to a page that is not part of this portal (target_link_uri).',
      state:
        'The answer does not belong to a login that was started in this browser, or was already used (state).',
      provider: 'The identity provider reported an error, or did not accept the answer.',
    },
  },
  fr: {
    service: 'Portail',
    hello: 'Bonjour, {name}',
    loggedInAs: 'Session ouverte au nom de',
    plan: 'Forfait choisi',
    noPlan: 'Aucun pour l’instant',
    logIn: 'Se connecter',
    logOut: 'Se déconnecter',
    toSite: 'Revenir au site',
    refused: 'Cette connexion a été refusée',
    notices: {
      welcome: [
        'Se connecter au portail',
        'Connectez-vous pour voir vos sessions, vos résultats et votre forfait.',
      ],
      cancelled: [
        'Aucune session n’est ouverte',
        'La connexion a été annulée. Rien n’a été communiqué.',
      ],
      notFound: [
        'Page introuvable',
        'Le portail de l’environnement d’essai n’a qu’une seule page.',
      ],
    },
    faults: {
      issuer: 'Le lien nomme un fournisseur d’identité que ce portail ne connaît pas (iss).',
      target: 'Le lien mène à une page qui ne fait pas partie de ce portail (target_link_uri).',
      state:
        'La réponse ne correspond à aucune connexion entamée dans ce navigateur, ou a déjà servi (state).',
      provider: 'Le fournisseur d’identité a signalé une erreur, ou n’a pas accepté la réponse.',
    },
  },
} satisfies Record<Locale, unknown>;

export type NoticeKind = keyof (typeof texts)['en']['notices'];
export type FaultKind = keyof (typeof texts)['en']['faults'];

/** Plans that the site's buttons may name; their names are the same in both languages. */
const planNames: Readonly<Record<string, string>> = {
  fire: 'Fire',
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** Addresses that a page links to. */
export interface PortalLinks {
  readonly site: string;
  readonly logIn: string;
}

function page(locale: Locale, title: string, main: Markup): Page {
  return {locale, title, service: texts[locale].service, main};
}

/**
 * Greets the user.
 * @param plan The `plan` parameter of the page; an unknown one counts as none.
 * @param site Home page of the site.
 */
export function dashboardPage(locale: Locale, user: User, plan: string | null, site: string): Page {
  const text = texts[locale];
  return page(
    locale,
    text.hello.replace('{name}', user.givenName),
    html`<section class="card">
        <dl>
          <dt>${text.loggedInAs}</dt>
          <dd>${user.name} (${user.email})</dd>
          <dt>${text.plan}</dt>
          <dd>${planNames[plan ?? ''] ?? text.noPlan}</dd>
        </dl>
      </section>
      <form method="post" action="/logout" class="actions">
        <button type="submit">${text.logOut}</button>
        <a class="button quiet" href="${site}">${text.toSite}</a>
      </form>`,
  );
}

function withLinks(locale: Locale, title: string, said: Markup, links: PortalLinks): Page {
  const text = texts[locale];
  return page(
    locale,
    title,
    html`${said}
      <p class="actions">
        <a class="button" href="${links.logIn}">${text.logIn}</a>
        <a class="button quiet" href="${links.site}">${text.toSite}</a>
      </p>`,
  );
}

/** Says one thing, and offers the login and the site. */
export function noticePage(locale: Locale, kind: NoticeKind, links: PortalLinks): Page {
  const [title = '', lead] = texts[locale].notices[kind];
  return withLinks(locale, title, html`<p>${lead}</p>`, links);
}

/** Says why a login was refused, naming the parameter. */
export function faultPage(locale: Locale, kind: FaultKind, links: PortalLinks): Page {
  const {refused, faults} = texts[locale];
  return withLinks(locale, refused, html`<p class="card alert">${faults[kind]}</p>`, links);
}
