import {find} from '../shared/dom';

/** The window's bar: mark, name and places; `data-text` of the places are filled by the scene. */
const BAR = `
  <svg class="mark" viewBox="0 0 28 28">
    ${[0, 0, 2, 0, 1, 1, 1, 1, 0]
      .map(
        (state, index) =>
          `<rect class="mark-${state}" x="${(index % 3) * 10}" y="${Math.floor(index / 3) * 10}" width="8" height="8" rx="2.4"/>`,
      )
      .join('')}
  </svg>
  <b data-text="portal"></b>
  <nav>
    <span id="nav-devices" data-text="devices"></span>
    <span id="nav-sessions" data-text="sessions"></span>
    <span data-text="settings"></span>
  </nav>
  <svg class="person" viewBox="0 0 40 40"><circle cx="20" cy="16" r="6"/><path d="M9 33c2-7 6-9 11-9s9 2 11 9"/></svg>`;

/** Words of the bar, to be spread into a scene's texts. */
export const barTexts = {
  en: {portal: 'Portal', devices: 'Devices', sessions: 'Sessions', settings: 'Settings'},
  fr: {portal: 'Portail', devices: 'Appareils', sessions: 'Sessions', settings: 'Paramètres'},
} as const;

/** Draws the bar of the portal's window. Call it before the texts are filled in. */
export function buildBar(): void {
  find('.bar').innerHTML = BAR;
}
