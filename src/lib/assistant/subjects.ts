/**
 * Subjects that visitors of such sites ask about and that a page either names or says nothing on:
 * commerce, compliance, networks, other products, the world. Where a question names one and the
 * passage does not, the passage is about something else, however much of the rest it holds; and
 * such a word is no slip of the finger for another that the pages hold.
 * Folded, both languages together.
 */
const SUBJECTS = `
  discount discounts rebate coupon promo voucher refund refunds invoice invoices reseller affiliate student students
  nonprofit charity education academic university purchase bitcoin crypto paypal installments
  rabais remise promotion bon remboursement rembourser facture factures revendeur etudiant etudiants organisme
  universite scolaire obnl virement cheque
  soc iso hipaa pci fedramp certificate certified audit pentest sla uptime guarantee insurance
  certification certifie garantie disponibilite assurance
  telephone fax whatsapp sms call hotline appel numero
  windows linux ubuntu debian watch wear tv console playstation xbox car carplay roku kindle huawei harmonyos blackberry
  montre television voiture
  throttle throttling bandwidth latency 3g 4g 5g wifi bluetooth nfc sim esim offline battery thermal gps proxy tunnel
  bande passante debit latence batterie pile temperature
  terraform kubernetes docker ansible puppet helm sso saml okta ldap scim mfa
  cypress playwright detox maestro flutter unity unreal cucumber robot postman k6 jmeter load performance benchmark
  teams discord telegram trello asana notion azure bitbucket bamboo teamcity travis buddy testrail xray zephyr datadog
  browserstack saucelabs sauce lambdatest testmu kobiton perfecto headspin bitbar firebase aws genymotion competitor
  training course workshop webinar conference meetup formation cours atelier webinaire congres
  weather meteo rain snow hockey football soccer game match score news election president minister lottery horoscope
  recipe restaurant hotel flight movie film song poem story joke jokes riddle homework essay translate translation
  pluie neige partie election ministre loterie recette vol chanson poeme histoire blague devinette devoir traduis traduire
  euro exchange stock shares bourse actions mortgage salary salaire ceo founder founders office headquarters investor
  investors revenue employees pdg fondateur fondateurs siege investisseurs
`;

const subjects = new Set(SUBJECTS.split(/\s+/).filter(Boolean));

/** @param word Folded. */
export function isSubject(word: string): boolean {
  return subjects.has(word) || subjects.has(word.replace(/s$/, ''));
}
