import {SCHEDULER_PAGE_PATH} from '../addresses';
import {html, Markup} from '../shared/html';
import {languageTags, type Locale} from '../shared/locale';
import type {Page} from '../shared/page';
import {frameScript} from './frameScript';
import type {Prefill} from './prefill';

const texts = {
  en: {
    service: 'Scheduler',
    title: '30-minute demo',
    lead: 'Choose a time. You will see the product on real devices.',
    slots: 'Available times',
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    guests: 'Guests',
    answer: 'Answer {number}',
    tracking: 'Passed on with the booking',
    confirm: 'Schedule event',
    done: 'You are scheduled',
    doneLead: 'The sandbox sends no invitation. Your time:',
    owner: 'Meetings on offer',
  },
  fr: {
    service: 'Prise de rendez-vous',
    title: 'Démo de 30 minutes',
    lead: 'Choisissez un moment. Vous verrez le produit sur de vrais appareils.',
    slots: 'Moments disponibles',
    name: 'Nom',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Courriel',
    phone: 'Téléphone',
    location: 'Lieu',
    guests: 'Personnes invitées',
    answer: 'Réponse {number}',
    tracking: 'Transmis avec la réservation',
    confirm: 'Confirmer',
    done: 'Votre rendez-vous est pris',
    doneLead: 'L’environnement d’essai n’envoie aucune invitation. Votre rendez-vous\u00A0:',
    owner: 'Rendez-vous proposés',
  },
} satisfies Record<Locale, unknown>;

interface Field {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly required?: boolean;
}

function field({id, label, value, type = 'text', required}: Field): Markup {
  return html`<label for="${id}">${label}</label>
    <input
      type="${type}"
      id="${id}"
      name="${id}"
      value="${value}"
      ${required && new Markup(' required')}
    />`;
}

function fieldsFor(locale: Locale, prefill: Prefill): Field[] {
  const text = texts[locale];
  const hasParts = prefill.firstName !== '' || prefill.lastName !== '';
  const optional: readonly Field[] = [
    {id: 'phone', label: text.phone, value: prefill.phone, type: 'tel'},
    {id: 'location', label: text.location, value: prefill.location},
    {id: 'guests', label: text.guests, value: prefill.guests.join(', ')},
  ];
  return [
    ...(hasParts
      ? [
          {id: 'first_name', label: text.firstName, value: prefill.firstName, required: true},
          {id: 'last_name', label: text.lastName, value: prefill.lastName, required: true},
        ]
      : [{id: 'name', label: text.name, value: prefill.name, required: true}]),
    {id: 'email', label: text.email, value: prefill.email, type: 'email', required: true},
    ...optional.filter(({value}) => value !== ''),
    ...prefill.answers.map(([number, value]) => ({
      id: `a${number}`,
      label: text.answer.replace('{number}', String(number)),
      value,
    })),
  ];
}

function slotChoice(locale: Locale, slot: string): Markup {
  // The script prints the time again in the visitor's own time zone.
  const written = new Intl.DateTimeFormat(languageTags[locale], {
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
 * @param prefill Values of the address.
 * @param slots Starts of the slots on offer, ISO 8601.
 */
export function bookingPage(locale: Locale, prefill: Prefill, slots: readonly string[]): Page {
  const text = texts[locale];
  const tracking = prefill.tracking.map(
    ([name, value]) =>
      html`<dt><code>${name}</code></dt>
        <dd>${value}</dd>`,
  );
  return {
    locale,
    title: text.title,
    service: text.service,
    script: frameScript,
    main: html`<div id="booking">
        <h1>${text.title}</h1>
        <p class="muted">${text.lead}</p>
        <form>
          <fieldset>
            <legend>${text.slots}</legend>
            <div class="slots">${slots.map((slot) => slotChoice(locale, slot))}</div>
          </fieldset>
          ${fieldsFor(locale, prefill).map(field)}
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

/** The owner's page, which lists the meetings on offer. */
export function ownerPage(locale: Locale): Page {
  const text = texts[locale];
  return {
    locale,
    title: text.owner,
    service: text.service,
    script: frameScript,
    main: html`<h1>${text.owner}</h1>
      <p><a class="button" href="${SCHEDULER_PAGE_PATH}?locale=${locale}">${text.title}</a></p>`,
  };
}
