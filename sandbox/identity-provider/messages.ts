import type {Locale} from '../shared/locale';

interface Messages {
  readonly service: string;
  readonly logIn: string;
  readonly logInLead: string;
  readonly email: string;
  readonly password: string;
  readonly wrong: string;
  readonly accountTitle: string;
  readonly consent: string;
  readonly consentLead: string;
  readonly consentItems: readonly string[];
  readonly allow: string;
  readonly cancel: string;
  readonly logOut: string;
  readonly logOutLead: string;
  readonly stay: string;
  readonly loggedOut: string;
  readonly loggedOutLead: string;
  readonly fault: string;
  readonly faultLead: string;
  readonly expired: string;
  readonly expiredLead: string;
  readonly home: string;
  readonly homeLead: string;
  readonly toSite: string;
}

export const messages: Readonly<Record<Locale, Messages>> = {
  en: {
    service: 'Identity provider',
    logIn: 'Log in',
    logInLead: 'The portal asks who you are.',
    email: 'Email',
    password: 'Password',
    wrong: 'That email and password do not belong together. Use the test account below.',
    accountTitle: 'Test account',
    consent: 'Share your profile with the portal?',
    consentLead: 'You are logged in as {name}. The portal would like to read:',
    consentItems: ['your name', 'your email address'],
    allow: 'Allow',
    cancel: 'Cancel',
    logOut: 'Log out?',
    logOutLead: 'You are about to log out of the identity provider as well.',
    stay: 'Stay logged in',
    loggedOut: 'You are logged out',
    loggedOutLead: 'You may close this page.',
    fault: 'This request cannot be answered',
    faultLead: 'Start again from the site’s Log In link. The provider says:',
    expired: 'This login has expired',
    expiredLead: 'Start again from the site’s Log In link.',
    home: 'Identity provider of the sandbox',
    homeLead: 'It knows one person. Log in through the site or the portal.',
    toSite: 'Back to the site',
  },
  fr: {
    service: 'Fournisseur d’identité',
    logIn: 'Se connecter',
    logInLead: 'Le portail demande qui vous êtes.',
    email: 'Courriel',
    password: 'Mot de passe',
    wrong:
      'Ce courriel et ce mot de passe ne vont pas ensemble. Utilisez le compte d’essai ci-dessous.',
    accountTitle: 'Compte d’essai',
    consent: 'Communiquer votre profil au portail?',
    consentLead: 'La session est ouverte au nom de {name}. Le portail souhaite lire\u00A0:',
    consentItems: ['votre nom', 'votre adresse courriel'],
    allow: 'Autoriser',
    cancel: 'Annuler',
    logOut: 'Se déconnecter?',
    logOutLead: 'Votre session chez le fournisseur d’identité prendra fin aussi.',
    stay: 'Garder la session ouverte',
    loggedOut: 'Votre session est terminée',
    loggedOutLead: 'Vous pouvez fermer cette page.',
    fault: 'Cette demande ne peut pas être traitée',
    faultLead:
      'Recommencez à partir du lien «\u00A0Se connecter\u00A0» du site. Le fournisseur précise\u00A0:',
    expired: 'Cette connexion a expiré',
    expiredLead: 'Recommencez à partir du lien «\u00A0Se connecter\u00A0» du site.',
    home: 'Fournisseur d’identité de l’environnement d’essai',
    homeLead: 'Il connaît une seule personne. Connectez-vous par le site ou par le portail.',
    toSite: 'Revenir au site',
  },
};
