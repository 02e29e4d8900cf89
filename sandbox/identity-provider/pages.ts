import {testAccount} from '../accounts';
import {html, Markup} from '../shared/html';
import type {Locale} from '../shared/locale';
import type {Page} from '../shared/page';

/** Exported for the browser tests, which look for them. */
export const texts = {
  en: {
    service: 'Identity provider',
    logIn: 'Log in',
    logInLead: 'The portal asks who you are.',
    email: 'Email',
    password: 'Password',
    signUp: 'Create your account',
    signUpLead: 'For a free trial you need an account. Here it lasts as long as the sandbox runs.',
    signUpButton: 'Create account',
    name: 'Name',
    faults: {
      wrong: 'The email or the password is wrong. Use the test account below.',
      incomplete: 'Enter a name, an email address and a password of at least {count} characters.',
      taken: 'This address already has an account. Log in instead.',
    },
    toLogIn: 'I already have an account',
    toSignUp: 'Create an account',
    accountTitle: 'Test account',
    consent: 'Share your profile with the portal?',
    consentLead: 'You are logged in as {name}. The portal would like to read:',
    consentItems: ['your name', 'your email address'],
    allow: 'Allow',
    cancel: 'Cancel',
    logOut: 'Log out?',
    logOutLead: 'You are about to log out of the identity provider as well.',
    logOutButton: 'Log out',
    stay: 'Stay logged in',
    toSite: 'Back to the site',
    notices: {
      // Where the portal named no page to return to.
      loggedOut: ['You are logged out', 'You may close this page.'],
      // A login that took too long or was already finished.
      expired: ['This login has expired', 'Start again from the site’s Log In link.'],
      // An error of the provider's.
      fault: [
        'This request cannot be answered',
        'Start again from the site’s Log In link. The provider says:',
      ],
      // The provider's own address.
      home: [
        'Identity provider of the sandbox',
        'Log in or create an account through the site or the portal.',
      ],
    },
  },
  fr: {
    service: 'Fournisseur d’identité',
    logIn: 'Se connecter',
    logInLead: 'Le portail demande qui vous êtes.',
    email: 'Courriel',
    password: 'Mot de passe',
    signUp: 'Créez votre compte',
    signUpLead:
      'Il faut un compte pour l’essai gratuit. Celui-ci dure aussi longtemps que l’environnement d’essai.',
    signUpButton: 'Créer le compte',
    name: 'Nom',
    faults: {
      wrong: 'Le courriel ou le mot de passe est erroné. Utilisez le compte d’essai ci-dessous.',
      incomplete:
        'Indiquez un nom, une adresse de courriel et un mot de passe d’au moins {count} caractères.',
      taken: 'Cette adresse a déjà un compte. Connectez-vous plutôt.',
    },
    toLogIn: 'J’ai déjà un compte',
    toSignUp: 'Créer un compte',
    accountTitle: 'Compte d’essai',
    consent: 'Communiquer votre profil au portail?',
    consentLead: 'La session est ouverte au nom de {name}. Le portail souhaite lire\u00A0:',
    consentItems: ['votre nom', 'votre adresse de courriel'],
    allow: 'Autoriser',
    cancel: 'Annuler',
    logOut: 'Se déconnecter?',
    logOutLead: 'Votre session chez le fournisseur d’identité prendra fin aussi.',
    logOutButton: 'Se déconnecter',
    stay: 'Garder la session ouverte',
    toSite: 'Revenir au site',
    notices: {
      loggedOut: ['Votre session est terminée', 'Vous pouvez fermer cette page.'],
      expired: [
        'Cette connexion a expiré',
        'Recommencez à partir du lien «\u00A0Se connecter\u00A0» du site.',
      ],
      fault: [
        'Cette demande ne peut pas être traitée',
        'Recommencez à partir du lien «\u00A0Se connecter\u00A0» du site. Le fournisseur précise\u00A0:',
      ],
      home: [
        'Fournisseur d’identité de l’environnement d’essai',
        'Connectez-vous ou créez un compte par le site ou par le portail.',
      ],
    },
  },
} satisfies Record<Locale, unknown>;

/** A page of this service. */
export function page(locale: Locale, title: string, main: Markup): Page {
  return {locale, title, service: texts[locale].service, main};
}

/** The account that always exists. */
export function accountCard(locale: Locale): Markup {
  const text = texts[locale];
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
 * Asks whether the portal may read name and address.
 * @param action Path that the form posts to, `/confirm` and `/abort` below it.
 * @param name The person's.
 */
export function consentPage(locale: Locale, action: string, name: string): Page {
  const text = texts[locale];
  return page(
    locale,
    text.consent,
    html`<p>${text.consentLead.replace('{name}', () => name)}</p>
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
 * Asks before logging out.
 * @param form The provider's hidden form, id `op.logoutForm`, which guards against forgery.
 */
export function logoutPage(locale: Locale, form: string): Page {
  const text = texts[locale];
  return page(
    locale,
    text.logOut,
    html`<p>${text.logOutLead}</p>
      ${new Markup(form)}
      <div class="actions">
        <button type="submit" form="op.logoutForm" name="logout" value="yes">
          ${text.logOutButton}
        </button>
        <button type="submit" form="op.logoutForm" class="quiet">${text.stay}</button>
      </div>`,
  );
}

/**
 * Says one thing and links back to the site.
 * @param siteUrl Where the visitor can start again.
 * @param fault An error of the provider: code and explanation, in English as the standard has it.
 */
export function noticePage(
  locale: Locale,
  kind: keyof (typeof texts)['en']['notices'],
  siteUrl: string,
  fault?: {readonly error: string; readonly error_description?: string},
): Page {
  const text = texts[locale];
  const [title = '', lead] = text.notices[kind];
  const said =
    fault &&
    html`<p class="card alert" lang="en">
      <code>${fault.error}</code><br />${fault.error_description}
    </p>`;
  return page(
    locale,
    title,
    html`<p>${lead}</p>
      ${said} ${kind === 'home' && accountCard(locale)}
      <p><a href="${siteUrl}">${text.toSite}</a></p>`,
  );
}
