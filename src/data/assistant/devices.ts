import {translate} from '@docusaurus/Translate';
import type {Topic, TopicQuestion} from '@site/src/lib/assistant/topics';
import {fold} from '@site/src/lib/searchWords';
import {deviceCategories, type DeviceCategory, type DeviceKind} from '../devices';
import {formatFact} from '../facts';
import {sources} from './sources';

const namesOf = (name: string): string[] => fold(name).split(/[^a-z0-9]+/);

/** Makers may be left out: people say “a Galaxy S24”, “a Pixel 8”. */
const MAKERS = new Set(['samsung', 'google', 'apple']);

/** Words that ask for all of a kind. */
const KIND_WORDS: Readonly<Record<DeviceKind, RegExp>> = {
  mobile:
    /phone|telephone|cellulaire|smartphone|mobile|handset|\bcells?\b|android|\bios\b|iphone|galaxy|pixel|oneplus/,
  tablet: /tablet|ipad|\btab\b/,
  browser: /browser|navigateur|fureteur|chrome|firefox|safari|edge|opera/,
  mac: /\bmacs?\b|macbook|imac|apple computer|ordinateur/,
};

function describe({name, devices, versions}: DeviceCategory): string {
  return translate(
    {id: 'assistant.devices.line', message: '- **{name}**: {devices} ({versions})'},
    {name, devices: devices.join(', '), versions: versions.join(', ')},
  );
}

/** The device of the list that a question names with its model. */
function namedDevice({text}: TopicQuestion): {category: DeviceCategory; name: string} | null {
  const words = new Set(namesOf(text));
  let best: {category: DeviceCategory; name: string; size: number} | null = null;
  for (const category of deviceCategories) {
    for (const name of category.devices) {
      const parts = namesOf(name).filter((part) => !MAKERS.has(part));
      if (parts.every((part) => words.has(part)) && parts.length > (best?.size ?? 0)) {
        best = {category, name, size: parts.length};
      }
    }
  }
  return best;
}

/** A model that the site does not name: “Pixel 9”, “Galaxy S21”. Whether it is there, nobody says. */
function namesAnotherModel({text, words}: TopicQuestion): boolean {
  const known = new Set(
    deviceCategories.flatMap(({devices, versions}) => [...devices, ...versions].flatMap(namesOf)),
  );
  return (
    words.some((word) => /\d/.test(word) && !known.has(word)) ||
    /\b(se|ultra|fold|flip|mini|plus|max)\b/.test(text.replace(/ipad mini|mac mini/g, ''))
  );
}

const MODEL_WORDS = deviceCategories
  .flatMap(({devices, versions}) => [...devices, ...versions].flatMap(namesOf))
  .join(' ');

export const deviceTopics: readonly Topic[] = [
  {
    id: 'devices',
    asks: /\b(have|which|what|list|kinds?|types?|how many|available|offer|support|rent|is there|are there|avez|avoir|quels?|quelles?|combien|liste|sortes?|disponibles?|offrez|proposez|louer|y a t il|supportez)\b/,
    about: `device devices appareil appareils phone phones telephone telephones cellulaire cellulaires smartphone smartphones mobile mobiles handset handsets cell tablet tablets tablette tablettes browser browsers navigateur navigateurs fureteur fureteurs mac macs computer computers ordinateur ordinateurs model models modele modeles list liste kind kinds sorte sortes type types available disponible disponibles rent louer louez offer offrez proposez support supportez have avez version versions systeme system os real reel reels many platform platforms plateforme plateformes catalogue catalog ${MODEL_WORDS} ios ipados android macos apple samsung google`,
    answer: (question) => {
      const device = namedDevice(question);
      if (device) {
        return `${translate(
          {
            id: 'assistant.devices.yes',
            message: 'Yes: **{device}** is on the list of devices.',
          },
          {device: device.name},
        )}\n\n${describe(device.category)}`;
      }
      if (namesAnotherModel(question)) {
        return null;
      }
      const kinds = deviceCategories.filter(({kind}) => KIND_WORDS[kind].test(question.text));
      const hasSubject = kinds.length > 0 || /device|appareil|model|catalog/.test(question.text);
      if (!hasSubject) {
        return null;
      }
      return `${translate(
        {
          id: 'assistant.devices.count',
          message: 'There are over {count} real devices, among them:',
        },
        {count: formatFact('deviceCount')},
      )}\n\n${(kinds.length > 0 ? kinds : deviceCategories).map(describe).join('\n')}`;
    },
    sources: [sources.devices, sources.kinds],
    fills: ['/#devices'],
  },
];
