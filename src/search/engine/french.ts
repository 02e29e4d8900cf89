import {stemmer} from '@orama/stemmers/french';
import type {Language} from './language';

export const french: Language = {
  stopWords: `a afin pis chu ben faque charge offrez offrir prenez pris prise ai aide aider aie aimerais
    aimerait ait alors apres arrive as au aucun aussi autre autres aux avais avait avant avec avez
    avoir avons besoin bien bonjour c ca car ce ceci cela celle celles celui cent ces cest cet cette
    ceux chaque chez ci combien comme comment connaitre contre d dans de dedans dehors deja depuis
    des deux devrait dire dis dites dois doit doivent donc donne donnent donner dont du durant elle
    elles en encore entre es est et etait etant etc ete etes etre eu eux existe expliquez faire fais
    fait faites faut fois fonctionne fonctionnent font forment genre gros grosse hors ici il ils j jai
    jamais je jusqu jusque juste l la laquelle le lequel les leur leurs lors lorsqu lorsque lui m ma
    mais marche marchent me merci mes mets mettre mien moi moins mon monsieur n ne ni non nos notre
    nous on ont ou oui par parce pas pendant petit petite peu peut peuvent peux plus plusieurs
    plutot possible pour pourquoi pourrait pouvez pouvoir pouvons prend prendre prends puis puisqu
    puisque qu quand que quel quelle quelles quelqu quelque quelques quelquun quels quest qui quoi
    quoiqu s sa sais salut sans sauf savoir se sera serait ses seul seulement si sien signifie sil
    soi soit sommes son sont sous souvent suis sur svp t ta tant te tel telle tels tes toi ton
    toujours tous tout toute toutes tres trop tu un une utilise utiliser tusuite va vais vers veulent veut
    veux via vis voici voila voir vont vos votre voudrais voulez vouloir vous vraiment y`,
  synonyms: [
    'prix, tarif, tarifs, tarification, cout, couts, coute, coutent, frais, cher, paiement, payer, paye, facturation, facture, factures, pricing, billing, c est combien, combien ca',
    'devise, dollar, dollars, piasses, piastres, canadien, canadiens, canadiennes, taxe, taxes, tps, tvq',
    'forfait, forfaits, abonnement, abonnements, formule, formules, plan, plans',
    'rabais, reduction, reductions, remise, promotion, escompte, obnl, etudiant, sans but lucratif',
    'resilier, resiliation, annuler, annulation, desabonner, remboursement, rembourser',
    'changer, modifier, passer, changement',
    'gratuit, gratuits, gratuite, gratuites, gratuitement, essai, free, trial',
    'simultane, simultanes, simultanee, simultanees, simultanement, parallele, paralleles, parallelisme, concurrence, parallel, en meme temps, a la fois',
    'fragment, fragments, repartir, repartition, diviser, decouper, shard, shards, sharding',
    'appareil, appareils, terminal, terminaux, device, devices',
    'telephone, telephones, cellulaire, cellulaires, cell, cells, mobile, mobiles, smartphone, phone',
    'portable, ordinateur, ordinateurs, ordi, poste, machine, laptop',
    'mac, macs, macbook, macos',
    'navigateur, navigateurs, fureteur, fureteurs, browser',
    'emulateur, emulateurs, simulateur, simulateurs, virtuel',
    'video, videos, enregistrement, enregistrements, enregistrer, filmer, film, captation, recording',
    'capture, captures, screenshot',
    'position, positions, gps, geolocalisation, localisation, emplacement',
    'file, attente, attendre, queue, occupe, occupes',
    'delai, delais, expire, expiration, timeout, bloque, fige',
    'erreur, erreurs, echec, echecs, echoue, echouent, panne, probleme, problemes, plante, error',
    'plante, plantent, planter, ferme, referme, crash',
    'depannage, depanner, diagnostic, regler, resoudre, deboguer, debogage',
    'instable, instables, intermittent, intermittents, aleatoire, flaky',
    'remise, reinitialisation, reinitialiser, effacer, efface, nettoyer, nettoyage, reset',
    'conserver, conserves, conservee, conservees, conservation, garder, gardez, gardees, stocker, stockees',
    'connexion, connecter, login, compte, inscription, inscrire, ouvrir une session',
    'cle, cles, jeton, jetons, secret, secrets, key, token, mot de passe, mots de passe',
    'trousseau, trousseaux, keychain',
    'renouveler, renouvellement, remplacer, changer, rotation',
    'fuite, fuites, vole, volee, compromise, exposee, divulguee',
    'revoquer, revoquee, desactiver, supprimer',
    'role, roles, permission, permissions, acces, droits, administrateur, collegue, collegues',
    'limite, limites, plafond, quota, debit, 429, rate limit, trop de requetes',
    '401, refuse, refusee, interdit, 403, authentification, unauthorized, non autorise',
    'pagination, curseur, nextcursor, cursor, page suivante',
    'idempotence, idempotencykey, doublon, doublons, deux fois',
    'webhook, webhooks, crochet, crochets, notification, notifications, avertir, aviser, prevenir, alerte',
    'signature, signer, signee, verifier, hmac',
    'integration, integrations, integrer, connecter, relier, brancher, plugiciel, extension, plugin',
    'jira, billet, billets, ticket, tickets',
    'bogue, bogues, bug, bugs, defaut, defauts',
    'github, git hub, demande de tirage, pull request',
    'gitlab, git lab, merge request',
    'circleci, circle ci',
    'ci, pipeline, pipelines, integration continue, chaine',
    'nuit, nocturne, nocturnes, planifier, cron',
    'rapport, rapports, resultat, resultats, junit, report',
    'capacite, capacites, capabilities, capability, parametre, parametres, settings',
    'hub, concentrateur, webdriver, serveur distant, grille',
    'installer, installation, configurer, configuration',
    'application, applications, appli, applis, app, apps, apk, ipa',
    'televerser, televersement, deposer, upload',
    'survol, survoler, hover',
    'montre, montres, watch',
    'glossaire, lexique, terminologie, vocabulaire',
    'element, elements, localisateur, selecteur',
    'demarrer, demarrage, debuter, commencer, debut, premiers pas, quick start, getting started',
    'concepteur, conceptrice, designer',
    'emploi, emplois, carriere, carrieres, embauche, job, jobs',
    'contact, joindre, assistance, soutien, courriel, courriels, support, service a la clientele',
    'chiffrement, chiffre, crypte, cryptage, encryption',
    'confidentialite, renseignements, personnels, vie privee, loi 25, rgpd',
    'temoin, temoins, cookie, cookies',
    'conditions, modalites, contrat, entente',
    'securite, securiser, chiffrement, chiffre, vulnerabilite, conformite, audit, soc, iso',
    'tunnel, localhost, local, interne, intranet, vpn, reseau prive, pare feu',
    'texto, textos, sms, message texte',
    'sso, saml, okta, authentification unique',
    'main, manuel, manuellement, en direct, interactif',
    'accessibilite, voiceover, talkback, wcag, lecteur d ecran, screen reader',
    'inactif, inactivite, newcommandtimeout',
    'terminer, fin, finir, fermer, arreter, quitter, deletesession',
    'journal, journaux, log, logs, logcat',
    'reel, reels, reelle, reelles, vrai, vrais, physique, physiques',
    'statut, etat, interruption, disponibilite, panne',
  ],
  // Accents are folded away before, and with them the mark of the participle: “bloquée”. A country is no
  // form of “payer”, whose synonyms are prices.
  stem: (word) => (word === 'pays' ? word : stemmer(word.replace(/(?<=\w{3})ees?$/, 'e'))),
};
