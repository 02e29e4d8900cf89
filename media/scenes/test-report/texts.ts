import type {SceneTexts} from '../tutorial/kit';
import {barTexts} from '../tutorial/portal';
import {shopTexts} from '../tutorial/shop';

const en = {
  ...barTexts.en,
  ...shopTexts.en,
  build: 'Build',
  passed: 'Passed',
  failed: 'Failed',
  buy: 'Buy a ticket',
  show: 'Show a ticket',
  change: 'Change the zone',
  refund: 'Return a ticket',
  logIn: 'Log in',
  video: 'Video',
  steps: 'Steps',
  log: 'Device log',
  covered: 'Another element covers it',
  copyLink: 'Copy link',
  copied: 'Link copied',
  capabilities: 'Capabilities',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  ...barTexts.fr,
  ...shopTexts.fr,
  build: 'Groupe',
  passed: 'Réussie',
  failed: 'Échouée',
  buy: 'Acheter un billet',
  show: 'Montrer un billet',
  change: 'Changer de zone',
  refund: 'Rendre un billet',
  logIn: 'Se connecter',
  video: 'Vidéo',
  steps: 'Étapes',
  log: 'Journal de l’appareil',
  covered: 'Un autre élément le recouvre',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  capabilities: 'Capacités',
};

export const texts: SceneTexts<keyof typeof en> = {en, fr};
