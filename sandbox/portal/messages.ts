import type {Locale} from '../shared/locale';
import type {Refusal} from './initiateLogin';

export type FaultKind = Refusal | 'state' | 'exchange' | 'origin' | 'provider';

export const messages = {
  en: {
    service: 'Portal',
    hello: 'Hello, {name}',
    welcome: 'Log in to the portal',
    welcomeLead: 'Your sessions, results and plan are behind the login.',
    loggedInAs: 'Logged in as',
    plan: 'Chosen plan',
    noPlan: 'None yet',
    logIn: 'Log in',
    logOut: 'Log out',
    toSite: 'Back to the site',
    cancelled: 'You are not logged in',
    cancelledLead: 'The login was cancelled. Nothing was shared.',
    refused: 'This login was refused',
    notFound: 'Page not found',
    notFoundLead: 'The portal of the sandbox has one page only.',
    faults: {
      repeated: 'A parameter came twice, so it is not clear which one is meant.',
      issuer: 'The link names an identity provider that this portal does not know (iss).',
      target: 'The link wants to end on a page that is not part of this portal (target_link_uri).',
      state:
        'The answer does not belong to a login that was started in this browser, or was already used (state).',
      exchange: 'The identity provider did not accept the answer.',
      origin: 'The request did not come from this portal.',
      provider: 'The identity provider reported a fault.',
    },
  },
  fr: {
    service: 'Portail',
    hello: 'Bonjour, {name}',
    welcome: 'Se connecter au portail',
    welcomeLead: 'Connectez-vous pour voir vos sessions, vos résultats et votre forfait.',
    loggedInAs: 'Session ouverte au nom de',
    plan: 'Forfait choisi',
    noPlan: 'Aucun pour l’instant',
    logIn: 'Se connecter',
    logOut: 'Se déconnecter',
    toSite: 'Revenir au site',
    cancelled: 'Aucune session n’est ouverte',
    cancelledLead: 'La connexion a été annulée. Rien n’a été communiqué.',
    refused: 'Cette connexion a été refusée',
    notFound: 'Page introuvable',
    notFoundLead: 'Le portail de l’environnement d’essai n’a qu’une seule page.',
    faults: {
      repeated: 'Un paramètre est présent deux fois\u00A0: impossible de savoir lequel est le bon.',
      issuer: 'Le lien nomme un fournisseur d’identité que ce portail ne connaît pas (iss).',
      target: 'Le lien mène à une page qui ne fait pas partie de ce portail (target_link_uri).',
      state:
        'La réponse ne correspond à aucune connexion entamée dans ce navigateur, ou a déjà servi (state).',
      exchange: 'Le fournisseur d’identité n’a pas accepté la réponse.',
      origin: 'La demande ne vient pas de ce portail.',
      provider: 'Le fournisseur d’identité a signalé une erreur.',
    },
  },
} satisfies Record<Locale, unknown>;
