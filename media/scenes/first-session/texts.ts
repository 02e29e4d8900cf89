import type {SceneTexts} from '../tutorial/kit';
import {barTexts} from '../tutorial/portal';
import {shopTexts} from '../tutorial/shop';

const en = {
  ...barTexts.en,
  ...shopTexts.en,
  all: 'All',
  mobile: 'Mobile',
  tablet: 'Tablet',
  browser: 'Browser',
  mac: 'Mac',
  free: 'Free',
  inUse: 'In use',
  location: 'Simulated location',
  nowhere: 'None',
  canada: 'Montréal, Canada',
  france: 'Paris, France',
  japan: 'Tokyo, Japan',
  record: 'Record the screen',
  start: 'Start session',
  handOver: 'Getting the phone ready',
  live: 'Live',
  end: 'End session',
  log: 'Device log',
  recording: 'Recording',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  ...barTexts.fr,
  ...shopTexts.fr,
  all: 'Tous',
  mobile: 'Mobile',
  tablet: 'Tablette',
  browser: 'Navigateur',
  mac: 'Mac',
  free: 'Libre',
  inUse: 'Occupé',
  location: 'Position simulée',
  nowhere: 'Aucune',
  canada: 'Montréal, Canada',
  france: 'Paris, France',
  japan: 'Tokyo, Japon',
  record: 'Enregistrer l’écran',
  start: 'Démarrer la session',
  handOver: 'Préparation du téléphone',
  live: 'En cours',
  end: 'Terminer la session',
  log: 'Journal de l’appareil',
  recording: 'Enregistrement',
};

export const texts: SceneTexts<keyof typeof en> = {en, fr};
