/** A way of asking, and the words that the pages use for what is meant. */
interface Meaning {
  /** Looked for in the folded question. */
  readonly asks: RegExp;
  readonly words: string;
}

/**
 * Common ways of asking that share no words with the page that answers. Single words that mean the
 * same belong to the search (src/lib/siteSearch); here stands what takes a whole question. The
 * words are those of the pages, so that they are found there.
 */
const meanings: Readonly<Record<string, readonly Meaning[]>> = {
  en: [
    {
      asks: /\bvpn\b|intranet|firewall|(internal|private|local|company) (network|server|site)|(staging|internal) server|localhost/,
      words: 'network devices reach the public Internet only',
    },
    {
      asks: /\b(sales )?tax(es)?\b|\bgst\b|\bqst\b|\bvat\b|currency|canadian dollars/,
      words: 'prices US dollars taxes payment',
    },
    {
      asks: /trackers?\b|tracking|analytics|cookies?\b/,
      words: 'cookies this website sets no cookie',
    },
    {
      asks: /(law|loi|bill) 25|gdpr|privacy law/,
      words: 'personal information privacy Law 25 Québec',
    },
    {
      asks: /\bwiped?\b|\berased?\b|(left|stays?) (behind|on the (device|phone))/,
      words: 'device reset what is removed after a session',
    },
    {asks: /language.*\bsdk\b|\bsdk\b.*language/, words: 'SDK Node.js install'},
    {asks: /encrypt/, words: 'encryption in transit and at rest TLS'},
    {
      asks: /(cancel|end|terminate).*(plan|subscription|contract|account)|commitment|notice period/,
      words: 'plan cancel payment end of the contract terms of service',
    },
    {
      asks: /unused (minutes|time)|minutes.*(left over|unused)|roll ?over|carry over/,
      words: 'free minutes reset each month do not roll over plan',
    },
    {
      asks: /(queue|wait).*(bill|charg|pay|cost|count)|(bill|charg|pay|cost|count).*(queue|wait)|count.*minutes/,
      words: 'what counts minutes session queue',
    },
    {
      asks: /(contract|terms).*(binding|prevail|version|bilingu)|(binding|prevail).*(contract|terms)/,
      words: 'terms of service language law English French version',
    },
    {
      asks: /(outside|external|partner|customer|client).*(see|watch|share|session|recording|video)/,
      words: 'share the address of a session people of the account',
    },
    {
      asks: /merg.*(red|fail|impossible|block)|(block|prevent|forbid).*merg/,
      words: 'require the check before merging pull request',
    },
    {
      asks: /(which|what) (phone|device|model).*(break|fail).*(often|most)|(fails?|breaks?) most/,
      words: 'test reports compare devices failures',
    },
    {
      asks: /(several|multiple|two|many) (apks?|ipas?|apps?|applications)/,
      words: 'appium:otherApps capabilities',
    },
  ],
  fr: [
    {
      asks: /\bvpn\b|intranet|pare feu|reseau (interne|prive|local)|serveur (interne|local|de (test|developpement))|localhost/,
      words: 'réseau les appareils atteignent Internet public seulement',
    },
    {
      asks: /\btaxes?\b|\btps\b|\btvq\b|dollars canadiens|devise/,
      words: 'prix dollars américains taxes paiement',
    },
    {
      asks: /pisteurs?|pistage|traceurs?|cookies?\b|temoins?\b/,
      words: 'témoins ce site ne dépose aucun témoin',
    },
    {
      asks: /(law|loi|bill) 25|rgpd/,
      words: 'renseignements personnels confidentialité Loi 25 Québec',
    },
    {
      asks: /(efface|nettoye|vide|reste).*(telephone|appareil|apres)/,
      words: "réinitialisation de l'appareil ce qui est effacé après une session",
    },
    {
      asks: /langage.*\b(sdk|trousse)\b|\b(sdk|trousse)\b.*langage/,
      words: 'trousse SDK Node.js installer',
    },
    {asks: /crypte|chiffre(e|es|s|ment)?\b/, words: 'chiffrement en transit et au repos TLS'},
    {
      asks: /engagement|(annuler|resilier|quitter).*(forfait|abonnement|quand|contrat)|resiliation/,
      words: "forfait résilier paiement fin du contrat conditions d'utilisation",
    },
    {
      asks: /(temps|minutes|heures).*(pas utilise|inutilise|reste|perd)|(perds?|perdu|report).*(temps|minutes|heures)/,
      words: 'minutes gratuites remises à zéro chaque mois ne se reportent pas forfait',
    },
    {
      asks: /(file|attente|attend).*(pay|factur|compt)|(pay|factur|compt).*(file|attente)|compte (encore|toujours)|compte.*minutes/,
      words: 'ce qui compte minutes session file',
    },
    {
      asks: /(contrat|conditions).*(version|langue|prevaut|fait foi)/,
      words: "conditions d'utilisation langue loi version française anglaise",
    },
    {
      asks: /(partenaire|exterieur|externe|client).*(voir|regarder|partag|session|video|enregistrement)/,
      words: "partager l'adresse d'une session personnes du compte",
    },
    {
      asks: /(fusion|merge).*(rouge|echou|impossible|bloqu)|(bloquer|empecher|interdire).*(fusion|merge)/,
      words: 'exiger la vérification avant de fusionner demande de tirage',
    },
    {
      asks: /(quel|lequel).*(telephone|appareil|modele).*(souvent|plus)/,
      words: 'rapports de test comparer les appareils échecs',
    },
    {asks: /(plusieurs|deux) (apk|ipa|apps?|applications)/, words: 'appium:otherApps capacités'},
    {
      asks: /film|(video|enregistrement).*(test|session)/,
      words: "regarder l'enregistrement vidéo d'une session",
    },
    {
      asks: /videos?.*(apprendre|tutoriel|formation)|tutoriels?.*video/,
      words: 'base de connaissances tutoriels vidéo',
    },
    {asks: /espresso|xcuitest natif/, words: 'commandes Espresso XCUITest concentrateur'},
    {
      asks: /(repartir|recommencer).*(app|zero)|app (vide|neuve)/,
      words: 'remettre à neuf entre deux tests noReset',
    },
    {
      asks: /cross browser|inter navigateur|plusieurs navigateurs/,
      words: 'Selenium navigateurs Chrome Firefox Safari Edge Opera',
    },
  ],
};

/**
 * @param folded The question, folded, without apostrophes and hyphens.
 * @param locale Language of the page.
 * @returns What to look for instead; null where the question says it itself.
 */
export function meaningOf(folded: string, locale: string): string | null {
  return meanings[locale]?.find(({asks}) => asks.test(folded))?.words ?? null;
}
