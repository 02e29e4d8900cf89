import {find, make} from '../shared/dom';
import type {Timeline} from '../shared/timeline';

type Kind = 'phone' | 'tablet' | 'browser' | 'mac';

interface Card {
  readonly name: string;
  readonly system: string;
  readonly kind: Kind;
  readonly busy: boolean;
}

const CARDS: readonly Card[] = [
  {name: 'iPhone 15 Pro', system: 'iOS 17', kind: 'phone', busy: true},
  {name: 'iPad Air', system: 'iPadOS 17', kind: 'tablet', busy: false},
  {name: 'Google Pixel 8', system: 'Android 14', kind: 'phone', busy: false},
  {name: 'MacBook Air', system: 'macOS Sonoma', kind: 'mac', busy: true},
  {name: 'Galaxy S24', system: 'Android 14', kind: 'phone', busy: true},
  {name: 'Chrome', system: 'macOS Sonoma', kind: 'browser', busy: false},
  {name: 'OnePlus 12', system: 'Android 14', kind: 'phone', busy: false},
  {name: 'iPhone 14', system: 'iOS 16', kind: 'phone', busy: true},
];

/** The card that is chosen, as an index of CARDS. */
export const CHOSEN = 2;

const ICONS: Readonly<Record<Kind, string>> = {
  phone: '<rect x="18" y="2" width="28" height="52" rx="7"/><path d="M28 47h8"/>',
  tablet: '<rect x="10" y="4" width="44" height="48" rx="7"/><path d="M28 46h8"/>',
  browser:
    '<rect x="2" y="6" width="60" height="44" rx="7"/><path d="M2 18h60M10 12h.1M17 12h.1"/>',
  mac: '<rect x="8" y="8" width="48" height="33" rx="5"/><path d="M2 48h60"/>',
};

const COLUMNS = 4;
/** Distance from card to card, in pixels. */
const STEP = {x: 296, y: 240};

interface CardOptions {
  readonly words: {readonly free: string; readonly inUse: string};
  /** When only phones stay, and when the free one is clicked, in milliseconds. */
  readonly filter: number;
  readonly pick: number;
}

const placeOf = (index: number): string =>
  `${(index % COLUMNS) * STEP.x}px ${Math.floor(index / COLUMNS) * STEP.y}px`;

/** Fills the grid of devices; at `filter` the others fade out and the phones close ranks. */
export function buildCards(timeline: Timeline, {words, filter, pick}: CardOptions): void {
  const grid = find('.cards');
  let phones = 0;
  CARDS.forEach((card, index) => {
    const element = grid.appendChild(cardOf(card, words));
    element.id = `card-${index}`;
    if (card.kind === 'phone') {
      timeline.change(
        element,
        'translate',
        [placeOf(index), placeOf(phones)],
        [filter + 260, filter + 900],
      );
      phones += 1;
    } else {
      element.style.translate = placeOf(index);
      timeline.change(element, 'opacity', [1, 0], [filter + 60, filter + 360]);
    }
    if (index === CHOSEN) {
      const outline = element.appendChild(make('i', 'outline'));
      timeline.show(outline, pick - 300, Infinity, 200);
    }
  });
}

function cardOf({name, system, kind, busy}: Card, words: CardOptions['words']): HTMLElement {
  const card = make('div', busy ? 'card busy' : 'card');
  card.innerHTML = `<svg viewBox="0 0 64 56">${ICONS[kind]}</svg>`;
  const state = make('div', 'state');
  state.append(make('i', busy ? 'cell lit' : 'cell'), busy ? words.inUse : words.free);
  card.append(make('b', '', name), make('span', 'muted', system), state);
  return card;
}
