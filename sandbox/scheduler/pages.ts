import {TRACKING_NAMES} from '../../src/lib/scheduling';
import {html, Markup} from '../shared/html';
import {languageTag, type Locale} from '../shared/locale';
import type {Page} from '../shared/page';
import {frameScript} from './frameScript';
import {offerSlots} from './slots';

/** Exported for the browser tests, which look for them. */
export const texts = {
  en: {
    service: 'Scheduler',
    title: '30-minute demo',
    lead: 'Choose a time. You will see the product on real devices.',
    slots: 'Available times',
    fields: {
      name: 'Name',
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email',
      phone: 'Phone',
      location: 'Location',
      guests: 'Guests',
    },
    answer: 'Answer {number}',
    tracking: 'Passed on with the booking',
    confirm: 'Schedule event',
    done: 'You are scheduled',
    doneLead: 'The sandbox sends no invitation. Your time:',
  },
  fr: {
    service: 'Prise de rendez-vous',
    title: 'Démo de 30 minutes',
    lead: 'Choisissez un moment. Vous verrez le produit sur de vrais appareils.',
    slots: 'Moments disponibles',
    fields: {
      name: 'Nom',
      first_name: 'Prénom',
      last_name: 'Nom de famille',
      email: 'Courriel',
      phone: 'Téléphone',
      location: 'Lieu',
      guests: 'Personnes invitées',
    },
    answer: 'Réponse {number}',
    tracking: 'Transmis avec la réservation',
    confirm: 'Confirmer',
    done: 'Votre rendez-vous est pris',
    doneLead: 'L’environnement d’essai n’envoie aucune invitation. Votre rendez-vous\u00A0:',
  },
} satisfies Record<Locale, unknown>;

/** Answers to the scheduler's own questions: `a1` to `a10`. */
const ANSWERS = Array.from({length: 10}, (_, index) => `a${index + 1}`);

const TYPES: Readonly<Record<string, string>> = {email: 'email', phone: 'tel'};

/** Reads a parameter of the page's address. */
type Value = (name: string) => string;

/** The form's fields, filled in by parameters of the same names, which are the real scheduler's. */
function formFields(locale: Locale, value: Value): Markup[] {
  const labels: Readonly<Record<string, string>> = texts[locale].fields;
  const names = value('first_name') || value('last_name') ? ['first_name', 'last_name'] : ['name'];
  const required = [...names, 'email'];
  const optional = ['phone', 'location', 'guests', ...ANSWERS].filter(value);
  return [...required, ...optional].map((name) => {
    const label = labels[name] ?? texts[locale].answer.replace('{number}', name.slice(1));
    return html`<label for="${name}">${label}</label>
      <input
        type="${TYPES[name] ?? 'text'}"
        id="${name}"
        name="${name}"
        value="${name === 'guests' ? value(name).replace(/\s*,\s*/g, ', ') : value(name)}"
        ${required.includes(name) && new Markup(' required')}
      />`;
  });
}

function slotChoice(locale: Locale, slot: string): Markup {
  // The script prints the time again in the visitor's own time zone.
  const written = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(slot));
  return html`<label
    ><input type="radio" name="slot" value="${slot}" required /><time datetime="${slot}"
      >${written} UTC</time
    ></label
  >`;
}

/**
 * The booking page: a few slots, the form with what the address prefills, and the confirmation.
 * @param locale Language of the page.
 * @param params Query of the page's address.
 */
export function bookingPage(locale: Locale, params: URLSearchParams): Page {
  const text = texts[locale];
  const value: Value = (name) => params.get(name)?.trim() ?? '';
  const slots = offerSlots(value('date') || value('month'), new Date());
  // Stored with the booking, and not shown in the form.
  const tracking = TRACKING_NAMES.filter(value).map(
    (name) =>
      html`<dt><code>${name}</code></dt>
        <dd>${value(name)}</dd>`,
  );
  return {
    locale,
    title: text.title,
    service: text.service,
    script: frameScript,
    ownHeading: true,
    main: html`<div id="booking">
        <h1>${text.title}</h1>
        <p class="muted">${text.lead}</p>
        <form>
          <fieldset>
            <legend>${text.slots}</legend>
            <div class="slots">${slots.map((slot) => slotChoice(locale, slot))}</div>
          </fieldset>
          ${formFields(locale, value)}
          <button type="submit">${text.confirm}</button>
        </form>
        ${
          tracking.length > 0 &&
          html`<section class="card">
            <h2>${text.tracking}</h2>
            <dl id="tracking">${tracking}</dl>
          </section>`
        }
      </div>
      <div id="done" hidden>
        <h1 tabindex="-1">${text.done}</h1>
        <p>${text.doneLead} <strong id="done-slot"></strong></p>
      </div>`,
  };
}
