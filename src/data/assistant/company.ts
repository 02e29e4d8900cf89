import {translate} from '@docusaurus/Translate';
import type {Topic} from '@site/src/lib/assistant/topics';
import {formatFact} from '../facts';
import {jobs, jobTerms} from '../jobs';
import {sources} from './sources';

/** Addresses that the configuration holds, handed over by the assistant. */
export interface CompanyAddresses {
  readonly supportEmail: string;
  readonly statusUrl: string;
}

/** Questions about reaching the company, and working there. */
export function companyTopics({supportEmail, statusUrl}: CompanyAddresses): readonly Topic[] {
  return [
    {
      id: 'contact',
      asks: /contact|reach (you|support|sales|someone|a)|e ?mail|courriel|joindre|speak|talk|parler|ecrire|write (to )?(you|support)|human|humain|adresse|address/,
      about:
        'contact contacter reach email e mail courriel joindre speak talk parler ecrire write human humain adresse address support assistance sales ventes vente team equipe customer client service help person personne someone quelqu vrai real send envoyer message',
      answer: () =>
        translate(
          {
            id: 'assistant.answer.contact',
            message: 'Write to {email}, or use the contact form on the home page.',
          },
          {email: supportEmail},
        ),
      sources: [sources.contact, sources.troubleshooting],
    },
    {
      id: 'status',
      asks: /\bstatus\b.*(page|service)|(service|system|firegrid|site|hub|everything|all).*\b(down|outage|status)\b|\boutage|\bpanne|etat (du|des) service|\bdown\b/,
      about:
        'status page service services down outage outages panne pannes etat hub system right all everything incident incidents site api available',
      answer: () =>
        translate(
          {
            id: 'assistant.answer.status',
            message: 'The [status page]({url}) shows whether the service is up.',
          },
          {url: statusUrl},
        ),
      sources: [sources.contact, sources.troubleshooting],
    },
    {
      id: 'jobs',
      asks: /\bjobs?\b|hiring|\bhire\b|vacanc|careers?|carriere|emplois?|postes? (a|ouverts?|disponibles?|vacants?)|recrut|embauch|open (roles?|positions?)|work (for|at) (you|firegrid)|travailler (chez|pour)|remote|distance|teletravail/,
      about:
        'job jobs hiring hire vacancy vacancies career careers carriere carrieres emploi emplois poste postes recrutez recrutement embauche embauchez open ouvert ouverts ouvertes roles role position positions pourvoir disponible disponibles vacants travailler travail travaillez remote distance teletravail apply postuler offres offre',
      answer: () =>
        `${translate({
          id: 'assistant.answer.jobs',
          message: 'These roles are open, each of them remote and full-time:',
        })}\n\n${jobs.map(({title, slug}) => `- [${title}](/careers/${slug}/) (${jobTerms.place})`).join('\n')}`,
      sources: [sources.careers],
      fills: ['/careers/', '/careers/#jobs'],
    },
    {
      id: 'demo',
      asks: /\bdemos?\b|demonstration/,
      about:
        'demo demos demonstration demonstrations book reserver schedule planifier long duree last dure minutes minute rendez request demander get voir live call appel',
      answer: () =>
        translate(
          {
            id: 'assistant.answer.demo',
            message:
              'A demo takes {minutes} minutes, on your own app. Press **Schedule a demo** at the top of the home page to choose a time.',
          },
          {minutes: formatFact('demoMinutes')},
        ),
      sources: [sources.demo],
    },
    {
      id: 'api-limit',
      asks: /(how many|combien de|limit|maximum|nombre).*(request|requete|call|appel)|rate limit|limite de debit|(request|requete|appel|call).*(limit|per minute|par minute|a la minute)/,
      about:
        'api request requests requete requetes call calls appel appels limit limite limits rate debit minute minutes maximum max key cle number nombre send envoyer blocked bloque bloquee before allowed quota quotas second',
      answer: () =>
        translate(
          {
            id: 'assistant.answer.apiLimit',
            message:
              'The public API takes **{count} requests a minute** for each API key. Beyond that it answers `429` with `Retry-After`.',
          },
          {count: formatFact('apiRequestsPerMinute')},
        ),
      sources: [sources.api, sources.rate],
    },
  ];
}
