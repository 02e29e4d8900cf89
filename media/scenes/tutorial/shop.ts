/** The app on the tutorials' phone: a ticket shop, with words. */
import {find} from '../shared/dom';
import {EASE, type Timeline} from '../shared/timeline';

/** Words of the app, to be spread into a scene's texts. */
export const shopTexts = {
  en: {
    shopTitle: 'Tickets',
    zone: 'Zone',
    total: 'Total',
    priceOne: '$3.00',
    priceTwo: '$4.00',
    pay: 'Pay',
    bought: 'Ticket bought',
    ask: 'Allow Tickets to send you notifications?',
    allow: 'Allow',
    deny: "Don't allow",
  },
  fr: {
    shopTitle: 'Billets',
    zone: 'Zone',
    total: 'Total',
    priceOne: '3,00\u00a0$',
    priceTwo: '4,00\u00a0$',
    pay: 'Payer',
    bought: 'Billet acheté',
    ask: 'Autoriser Billets à vous envoyer des notifications?',
    allow: 'Autoriser',
    deny: 'Ne pas autoriser',
  },
} as const;

const SHOP = `
  <div class="app">
    <div class="app-title" data-text="shopTitle"></div>
    <svg class="app-map" viewBox="0 0 220 170">
      <circle class="ring" cx="70" cy="92" r="118"/>
      <circle class="ring two" cx="70" cy="92" r="82"/>
      <circle class="ring" cx="70" cy="92" r="44"/>
      <path class="track-c" d="M-8 140H46l36-36V-8"/>
      <path class="track-d" d="M-8 44H36l54 54h48l58-58h40"/>
      <path class="track-a" pathLength="100" d="M46 92V56l28-28h58l40 40"/>
      <circle class="stop" cx="46" cy="92" r="8"/><circle class="stop" cx="172" cy="68" r="8"/>
    </svg>
    <div class="label" data-text="zone"></div>
    <div class="zones"><i class="pill"></i><span>1</span><span class="zone-two">2</span><span>3</span></div>
    <div class="total"><span data-text="total"></span><b class="price one" data-text="priceOne"></b><b class="price two" data-text="priceTwo"></b></div>
    <div class="pay"><span data-text="pay"></span></div>
  </div>
  <div class="receipt">
    <svg class="seal" viewBox="0 0 80 80"><circle cx="40" cy="40" r="38"/><path d="M25 41l11 11 20-22"/></svg>
    <b data-text="bought"></b>
    <span class="ticket"><span data-text="zone"></span>&nbsp;2</span>
  </div>
  <div class="ask">
    <div class="ask-box">
      <svg viewBox="0 0 32 32"><path d="M8 22V14a8 8 0 0 1 16 0v8l2 3H6zM13 28h6"/></svg>
      <p data-text="ask"></p>
      <span class="ask-button" data-text="allow"></span>
      <span class="ask-button" data-text="deny"></span>
    </div>
  </div>`;

/** Fills every `.shop` with the app. Call it before the texts are filled in. */
export function buildShops(): void {
  document.querySelectorAll('.shop').forEach((host) => {
    host.innerHTML = SHOP;
  });
}

/** When things happen in one of the shops, in milliseconds; what is left out never does. */
export interface ShopTimes {
  readonly zone?: number;
  readonly pay?: number;
  readonly receipt?: number;
  /** The system's dialog, over everything. */
  readonly ask?: number;
}

/** Moves a shop through its states. */
export function playShop(
  timeline: Timeline,
  shop: string,
  {zone, pay, receipt, ask}: ShopTimes,
): void {
  const root = find(shop);
  const within = (selector: string): HTMLElement => find(selector, root);
  if (zone !== undefined) {
    timeline.change(within('.pill'), 'translate', ['0 0', '100% 0'], [zone, zone + 320]);
    timeline.change(within('.price.one'), 'opacity', [1, 0], [zone + 80, zone + 280]);
    timeline.show(within('.price.two'), zone + 200, Infinity, 240);
    timeline.show(within('.ring.two'), zone + 60, Infinity, 400);
    timeline.change(within('.track-a'), 'strokeDashoffset', [100, 0], [zone + 60, zone + 760]);
  }
  if (pay !== undefined) {
    timeline.track(within('.pay'), 'scale', [
      [pay, '1', EASE.out],
      [pay + 120, '0.96', EASE.out],
      [pay + 340, '1'],
    ]);
  }
  if (receipt !== undefined) {
    timeline.change(within('.receipt'), 'translate', ['0 100%', '0 0'], [receipt, receipt + 560]);
    timeline.change(within('.seal'), 'scale', [0, 1], [receipt + 380, receipt + 760], {
      ease: EASE.out,
    });
  }
  if (ask !== undefined) {
    timeline.show(within('.ask'), ask, Infinity, 200);
  }
}
