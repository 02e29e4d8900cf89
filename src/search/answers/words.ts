import type {Locale} from '@site/src/config/locales';
import {locale} from '@site/src/lib/locale';
import {spaced} from '../engine/language';

/** A message that needs no look at the pages: a kindness, or a question about the assistant. */
export type Courtesy = 'greeting' | 'thanks' | 'goodbye' | 'self';

/** Words of questions in a language: words and phrases, divided by commas. */
interface QuestionWords {
  readonly courtesies: Readonly<Record<Courtesy, string>>;
  /** Words that a courtesy may have beside them. */
  readonly fillers: string;
  /** Beginnings of a question that goes on from the one before. */
  readonly further: string;
  /** A question for a fact holds one of its words. */
  readonly facts: Readonly<Record<'plans' | 'apiLimit' | 'devices', string>>;
  /** The other words that such a question may have: any further one asks for something else. */
  readonly beside: string;
}

const languages: Readonly<Record<Locale, QuestionWords>> = {
  en: {
    courtesies: {
      greeting:
        'hi, hello, hey, yo, good morning, good afternoon, good evening, good day, how are you, how are you doing, what s up, bonjour, salut',
      thanks: 'thanks, thank you, many thanks, thx, ty, merci',
      goodbye: 'bye, bye bye, goodbye, see you, au revoir',
      self: 'who are you, what are you, are you, am i talking to, what can you do, what can you help with, what can you help me with',
    },
    fillers:
      'there, all, everyone, you, to you, ok, okay, great, super, perfect, today, doing, a lot, so much, very much, for your help, for the help, later, soon, please, a, an, ai, bot, human, machine, person, real, robot',
    further: 'and, what about, how about, or, also, same for, then',
    facts: {
      plans:
        'price, prices, pricing, cost, costs, how much is, how much are, how much does, how much do, how much for, how many sessions, how many parallel sessions, how many concurrent sessions, how many parallel tests, how many tests, how many minutes, how many hours, number of sessions, number of minutes, session limit, concurrent sessions, parallel sessions, which plans, what plans, how many parallels, cheapest plan',
      apiLimit:
        'api limit, rate limit, rate limits, rate limiting, request limit, requests per minute, calls per minute, how many requests, how many api requests, how many api calls, how many calls',
      devices:
        'have, support, supported, offer, available, version, versions, rent, test on, run on, try on, list',
    },
    beside:
      'plan, plans, tier, account, month, monthly, per, include, included, number, run, open, start, session, sessions, test, tests, testing, time, same, concurrent, parallel, parallels, cheapest, simultaneous, minute, minutes, hour, hours, limit, maximum, max, team, api, request, requests, call, calls, key, public, send, rate, price, cost, device, devices, phone, tablet, real, os, android, ios, ipados, macos, version, versions, support, offer, available, rent, list, app, currently, today',
  },
  fr: {
    courtesies: {
      greeting:
        'bonjour, bonsoir, salut, allo, coucou, bon matin, ça va, comment ça va, comment allez-vous, comment vas-tu, hello, hi, hey',
      thanks: 'merci, un gros merci, grand merci, mille mercis, mille merci, thanks, thank you',
      goodbye:
        'au revoir, à bientôt, bonne journée, bonne soirée, à plus, à plus tard, bye, bye bye',
      self: 'qui es-tu, qui êtes-vous, es-tu, tu es, êtes-vous, vous êtes, je parle à, que peux-tu faire, que pouvez-vous faire, tu peux faire, vous pouvez faire',
    },
    fillers:
      "tout le monde, à tous, à vous, à toi, toi, vous, ok, parfait, super, beaucoup, bien, pour votre aide, pour ton aide, infiniment, aujourd'hui, there, everyone, you, t, est-ce que, qu'est-ce que, un, une, vraie, humain, ia, machine, personne, robot",
    further: 'et, pis, et pour, qu en est il, meme chose, ou, aussi, alors',
    facts: {
      plans:
        'prix, tarif, tarifs, tarification, cout, couts, coute, coutent, combien de sessions, combien de tests, combien d essais, combien de minutes, combien d heures, nombre de sessions, nombre de minutes, limite de sessions, sessions simultanees, sessions en parallele, quels forfaits, quels abonnements, forfait le moins cher',
      apiLimit:
        'limite de debit, limite de l api, limites de l api, limite de requetes, requetes par minute, requetes a la minute, appels par minute, combien de requetes, combien d appels, rate limit',
      devices:
        'avez vous, offrez vous, offerts, offert, disponible, disponibles, version, versions, louer, tester sur, essayer sur, liste, supporte, pris en charge',
    },
    beside:
      'forfait, forfaits, plan, abonnement, formule, compte, mois, mensuel, inclus, comprend, nombre, lancer, ouvrir, executer, rouler, session, sessions, test, tests, tester, essai, temps, meme, simultane, simultanees, parallele, minute, minutes, heure, heures, limite, maximum, equipe, api, requete, requetes, appel, appels, cle, publique, envoyer, debit, prix, tarif, cout, coute, appareil, appareils, telephone, tablette, reel, android, ios, ipados, macos, version, versions, systeme, offrir, offrez, disponible, louer, liste, application, actuellement, aujourd',
  },
};

/** @returns Folded words and phrases of a list that is divided by commas. */
export const entriesOf = (list: string): readonly string[] =>
  list.split(',').map((entry) => spaced(entry).trim());

/** Words of questions in the language of the page. */
export const questionWords = languages[locale as Locale];
