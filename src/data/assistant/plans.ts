import {translate} from '@docusaurus/Translate';
import type {Topic, TopicQuestion} from '@site/src/lib/assistant/topics';
import {likeness} from '@site/src/lib/assistant/words';
import {facts, formatFact} from '../facts';
import {tiers, type PricingTier} from '../tiers';
import {sources} from './sources';

const PLAN_WORDS =
  'plan plans forfait forfaits offre offres abonnement subscription tier tiers fire starter professional pro enterprise entreprise grille';
const TEAM_WORDS =
  'team teams equipe equipes petite small startup gros grosse big biggest largest smallest cheap cheapest petit grand personne people user users utilisateur utilisateurs developer developers developpeur developpeurs person seat seats';
const SESSION_WORDS =
  'session sessions concurrent concurrente concurrentes parallel parallele paralleles simultaneous simultanees simultanee same time temps meme limit limits limite limites maximum max nombre number run open start ouvrir lancer demarrer ouvre device devices appareil appareils';

function priceOf({price}: PricingTier): string {
  return price.kind === 'monthly'
    ? translate(
        {id: 'assistant.plan.monthly', message: '{price} a month'},
        {price: formatFact(price.fact)},
      )
    : price.label;
}

const describe = (tier: PricingTier): string =>
  translate(
    {id: 'assistant.plan.line', message: '**{name}**: {price}. {features}.'},
    {name: tier.name, price: priceOf(tier), features: tier.features.join(', ')},
  );

const list = (chosen: readonly PricingTier[]): string =>
  chosen.map((tier) => `- ${describe(tier)}`).join('\n');

/** The plans that a question names; “entreprise” is a company in French, unless a plan is meant. */
function namedPlans({text, words}: TopicQuestion): readonly PricingTier[] {
  const ids: string[] = words.flatMap((word) => {
    const plan = tiers.find(({id}) => likeness(word, id) > 0.7);
    return plan ? [plan.id] : [];
  });
  if (
    /\b(biggest|largest|gros|grosse|unlimited|illimite)/.test(text) ||
    /plan entreprise|forfait entreprise/.test(text)
  ) {
    ids.push('enterprise');
  }
  if (/\bpro\b/.test(text)) {
    ids.push('professional');
  }
  return tiers.filter(({id}) => ids.includes(id));
}

/** Sessions of a plan at the same time; Enterprise has no limit. */
const sessionsOf: Readonly<Record<string, number>> = {
  fire: facts.fireSessions.value,
  starter: facts.starterSessions.value,
  professional: facts.professionalSessions.value,
  enterprise: Infinity,
};

/** The smallest plan with as many sessions as the question names. */
function planForSessions({text}: TopicQuestion): PricingTier | undefined {
  const wanted = Number(/\b(\d+)\b[^\d]{0,30}session/.exec(text)?.[1] ?? Number.NaN);
  return tiers.find(({id}) => wanted > 0 && (sessionsOf[id] ?? 0) >= wanted);
}

export const planTopics: readonly Topic[] = [
  {
    id: 'free',
    asks: /\bfree\b|trial|gratui|essai|try (it|you|firegrid)|essayer|credit card|carte de credit/,
    about: `free trial minutes minute gratuit gratuite gratuites gratuitement gratuits essai essayer try day days jour jours long duree credit card carte sign signup inscription inscrire account compte each every chaque include included inclus incluses without sans buy acheter last dure durent often begin ${PLAN_WORDS} fire`,
    answer: () =>
      translate(
        {
          id: 'assistant.answer.free',
          message:
            'Every plan includes **{minutes} free minutes** a month. They are reset each month and do not roll over. The free trial lasts {days} days and asks for no credit card.',
        },
        {minutes: formatFact('freeMinutes'), days: formatFact('trialDays')},
      ),
    sources: [sources.limits, sources.pricing, sources.billing],
  },
  {
    id: 'sessions',
    asks: /(how many|combien de|nombre|number of|limit|maximum|max\b).*(session|parallel|simultan|concurren|same time|meme temps)/,
    about: `${SESSION_WORDS} ${PLAN_WORDS} ${TEAM_WORDS}`,
    answer: (question) => {
      const plans = namedPlans(question);
      return list(plans.length > 0 ? plans : tiers);
    },
    sources: [sources.concurrency, sources.pricing, sources.limits],
  },
  {
    id: 'prices',
    asks: /price|pricing|\bcosts?\b|how much (is|are|do|does|for|would)|expensive|cheap|\bfees?\b|tarif|\bprix\b|cout|\bcher|combien (ca|pour|le|vaut|est|c est)|c est combien|(which|what|quels?|quelles?|list|compare\w*|difference\w*) .*\b(plans|forfaits|offres|abonnements)\b/,
    about: `price prices pricing cost costs expensive cheap fee fees tarif tarifs tarification prix cout coute coutent couter cher chere pay payer paye amount montant pourra ${PLAN_WORDS} ${TEAM_WORDS} ${SESSION_WORDS} compare difference differences between week full`,
    answer: (question) => {
      const plans = namedPlans(question);
      const fitting = planForSessions(question);
      if (plans.length > 0) {
        return list(plans);
      }
      return fitting ? list([fitting]) : list(tiers);
    },
    sources: [sources.pricing, sources.billing, sources.limits],
    fills: ['/#pricing'],
  },
  {
    id: 'hours',
    asks: /(how many|combien d|nombre d).*(hour|heure|minute)/,
    about: `hour hours heure heures minute minutes include included inclus incluses comprend compris ${PLAN_WORDS}`,
    answer: (question) => {
      const plans = namedPlans(question);
      return list(plans.length > 0 ? plans : tiers);
    },
    sources: [sources.pricing, sources.billing, sources.limits],
  },
];
