import {html, type Markup} from '../shared/html';
import {languageTag, type Locale} from '../shared/locale';
import type {Page} from '../shared/page';
import type {TemplateParams} from './request';

export interface ReceivedMessage {
  /** When it arrived, ISO 8601. */
  readonly receivedAt: string;
  readonly params: TemplateParams;
}

const texts = {
  en: {
    service: 'Email service',
    title: 'Outbox',
    lead: 'Messages that the site has sent, newest first. In production they become emails.',
    empty: 'Nothing has been sent yet.',
    refresh: 'Refresh',
    name: 'Name',
    email: 'Email',
    company: 'Company',
    message: 'Message',
  },
  fr: {
    service: 'Service de courriel',
    title: 'Boîte d’envoi',
    lead: 'Messages envoyés par le site, du plus récent au plus ancien. En production, ils deviennent des courriels.',
    empty: 'Rien n’a encore été envoyé.',
    refresh: 'Actualiser',
    name: 'Nom',
    email: 'Courriel',
    company: 'Entreprise',
    message: 'Message',
  },
} satisfies Record<Locale, unknown>;

function messageCard(locale: Locale, {receivedAt, params}: ReceivedMessage): Markup {
  const text = texts[locale];
  const time = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    // With the time zone.
    timeStyle: 'long',
  }).format(new Date(receivedAt));
  return html`<article class="card">
    <h2>${params.name}</h2>
    <p class="muted"><time datetime="${receivedAt}">${time}</time></p>
    <dl>
      <dt>${text.email}</dt>
      <dd>${params.email}</dd>
      <dt>${text.company}</dt>
      <dd>${params.company}</dd>
      <dt>${text.message}</dt>
      <dd>${params.message}</dd>
    </dl>
  </article>`;
}

/**
 * Shows what arrived.
 * @param locale Language of the page.
 * @param messages Newest first.
 */
export function outboxPage(locale: Locale, messages: readonly ReceivedMessage[]): Page {
  const text = texts[locale];
  return {
    locale,
    title: text.title,
    service: text.service,
    wide: true,
    main: html`<p class="muted">${text.lead}</p>
      <p><a class="button quiet" href="/?lang=${locale}">${text.refresh}</a></p>
      ${
        messages.length > 0
          ? messages.map((message) => messageCard(locale, message))
          : html`<p class="card">${text.empty}</p>`
      }`,
  };
}
