import {fold} from '@site/src/lib/searchWords';

/** What needs no look at the pages: a kindness, or a question about the assistant itself. */
export type Courtesy = 'greeting' | 'thanks' | 'goodbye' | 'self';

const COURTESIES: readonly (readonly [Courtesy, RegExp])[] = [
  [
    'greeting',
    /^(hi|hello|hey|yo|good (morning|afternoon|evening|day)|bonjour|bonsoir|salut|allo|coucou|bon matin)( (there|all|everyone|you|a tous|a vous|toi))*( (how are you( doing)?( today)?|what s up|ca va( bien)?|comment (ca va|allez vous|vas tu)))?$|^(how are you( doing)?( today)?|what s up|ca va( tu)?( bien)?( toi| vous)?|comment (ca va|allez vous|vas tu)( aujourd hui)?)$/,
  ],
  [
    'thanks',
    /^(ok |okay |great |super |parfait |perfect )?(many )?(thanks|thank you|thx|ty|merci|mille mercis?|un gros merci|grand merci)( (a lot|so much|very much|you|beaucoup|bien|a vous|pour (ton|votre) aide|for (the|your) help|infiniment))*$/,
  ],
  [
    'goodbye',
    /^(bye|goodbye|bye bye|see you|au revoir|a bientot|bonne journee|bonne soiree|a plus)( (later|soon))*$/,
  ],
  [
    'self',
    /^(who|what) are you$|^are you (a |an )?(human|real|robot|bot|ai|person|machine|real person)\b|^(qui|que|quoi) (es tu|etes vous)$|^(es tu|t es tu|etes vous|vous etes tu|est ce que (tu es|t es|vous etes)|tu es|t es|vous etes) (un |une )?(vrai |vraie )?(robot|humain|humaine|personne|ia|machine|bot)\b|^(am i|do i) (talk|speak|chat)(ing)? (to|with) (a |an )?(human|robot|bot|machine|real person|person)\b|^(je parle|est ce que je parle) (a|avec) (un |une )?(vrai |vraie )?(humain|robot|machine|personne|ia|bot)\b|^what can you (do|help( me)? with)$|^(que|qu est ce que) (peux tu|pouvez vous|tu peux|vous pouvez) faire$/,
  ],
];

/**
 * Orders to the assistant instead of questions. There is nothing to order here: an answer is made
 * of the site's sentences. It is said at once, rather than answered with whatever page is near.
 */
const ORDERS: readonly RegExp[] = [
  // Forget what you were told.
  /\b(ignore|disregard|forget|override|bypass|oublie[zr]?|ignore[zr]|fais fi|contourne[zr]?)\b.{0,40}\b(instruction|rule|prompt|previous|above|guideline|consigne|regle|precedent|limit|directive)/,
  /\b(jailbreak|dan mode|developer mode|mode (developpeur|sans (limite|restriction)s?))\b/,
  // Tell what you were told.
  /\b(system|initial|hidden|secret) ?(prompt|instruction|message)|\b(prompt|consignes?|instructions?|message|invite) (systeme|initiales?|secrete?s?|cachee?s?)/,
  /\b(repeat|print|reveal|show|output|affiche[zr]?|revele[zr]?|repete[zr]?|donne[zr]?[ -]?(moi)?)\b.{0,30}\b(prompt|instructions|your (rules|config)|(tes|vos) (consignes|instructions|regles))/,
  // Be somebody else, speak otherwise.
  /\b(act|behave|respond|answer|pretend) (as|like) (if )?(you|a|an|my)\b|\byou are now\b|\bpretend (to be|you)|\bfrom now on\b/,
  /\b(answer|reply|respond|speak|talk|write) (only |just )?(in|like|with)( the)?( style| voice)?( of)?( a)? (pirate|emoji|rhyme|riddle|verse|poem|shakespeare|yoda|one word)/,
  /\b(tu es|vous etes) (maintenant|desormais)\b|\b(fais comme si|faites comme si|fais semblant|faites semblant|joue le role|jouez le role|agis comme|agissez comme|comporte toi comme)\b|\ba partir de maintenant\b/,
  /\b(reponds?|repondez|parle[zr]?|ecris|ecrivez)( moi)?( seulement| uniquement| juste)? (en|comme|avec)( un| une| des)? (pirate|emojis?|rimes?|vers|poeme|yoda|enigmes?)/,
  /\b(repeat|say|write|repete[zr]?|dis|ecris)\b.{0,12}\b(the|this|le|ce|la|cette) (word|phrase|text|sentence|letter|mot|texte|lettre)\b/,
  // Hand out what belongs to others.
  /\b(give|tell|send|show|hand) me\b.{0,40}\b(password|passwords|key|keys|token|secret|recordings?|data)\b.{0,30}\b(of|from|for) (the |an?other |other |some)?(admin|administrator|customer|client|user|portal|account|company|people)/,
  /\b(give|tell|send|show|hand) me\b.{0,30}\b(admin|root|another|other|someone)\b.{0,30}\b(password|passwords|keys?|token|secret|data)\b/,
  /\b(donne|montre|envoie|dis|file)[a-z]* moi\b.{0,40}\b(cles?|mots? de passe|jetons?|secrets?|donnees|enregistrements?)\b.{0,30}\b(autres?|admin\w*|clients?|quelqu)\b/,
  // Markup instead of words.
  /<\s*(script|img|iframe|svg)\b|javascript:/,
];

const plain = (question: string): string =>
  fold(question)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Recognises what is no question to the site.
 * @param question As it was typed.
 * @returns The kindness to answer, or null for a question.
 */
export function recogniseCourtesy(question: string): Courtesy | null {
  const text = plain(question);
  return COURTESIES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/**
 * Tells whether a text orders the assistant about instead of asking the site something.
 * @param question As it was typed.
 */
export function isOrder(question: string): boolean {
  const text = fold(question).replace(/['’-]/g, ' ');
  return ORDERS.some((order) => order.test(text));
}
