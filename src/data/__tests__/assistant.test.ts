import {answerFromTopics, type Topic} from '@site/src/lib/assistant/topics';
import {companyTopics} from '../assistant/company';
import {deviceTopics} from '../assistant/devices';
import {planTopics} from '../assistant/plans';

const topics: readonly Topic[] = [
  ...planTopics,
  ...companyTopics({
    supportEmail: 'support@firegrid.example',
    statusUrl: 'https://status.firegrid.example/',
  }),
  ...deviceTopics,
];

const ask = (question: string, locale = 'en') =>
  answerFromTopics(question, topics, locale, 'Firegrid');

it.each([
  ['How much does it cost?', 'prices', '$99'],
  ['what are your prices', 'prices', '$299'],
  ['How much is the Professional plan?', 'prices', '$299'],
  ['Is there a free trial?', 'free', '30 days'],
  ['How many sessions can I run at the same time?', 'sessions', '15 concurrent sessions'],
  ['How many hours are included in Starter?', 'hours', '10 hours'],
  ['How do I contact support?', 'contact', 'support@firegrid.example'],
  ['Is the service down?', 'status', 'https://status.firegrid.example/'],
  ['Are you hiring?', 'jobs', 'QA Engineer'],
  ['How long is a demo?', 'demo', '30 minutes'],
  ['How many API requests can I send per minute?', 'api-limit', '100 requests a minute'],
  ['Do you have a Pixel 8?', 'devices', 'Google Pixel 8'],
  ['do you have the iphone 15 pro', 'devices', 'iPhone 15 Pro'],
  ['Which tablets do you have?', 'devices', 'iPad mini'],
  ['Which browsers are available?', 'devices', 'Opera'],
])('%s is answered from the data', (question, id, text) => {
  const found = ask(question);
  expect(found?.topic.id).toBe(id);
  expect(found?.text).toContain(text);
});

it.each([
  ["C'est combien?", 'prices'],
  ['le prix du forfait proffessional svp', 'prices'],
  ['Quels sont vos tarifs?', 'prices'],
  ['Avez-vous un essai gratuit?', 'free'],
  ['Combien de sessions simultanées puis-je ouvrir?', 'sessions'],
  ["Comment joindre l'assistance?", 'contact'],
  ['Quels sont les postes à pourvoir?', 'jobs'],
  ['Avez-vous un Galaxy S24?', 'devices'],
  ['Quels appareils offrez-vous?', 'devices'],
])('%s is answered from the data, in French', (question, id) => {
  expect(ask(question, 'fr')?.topic.id).toBe(id);
});

it.each([
  'How much does BrowserStack cost?',
  'How much does a hotel in Toronto cost?',
  'Do you have a Pixel 9?',
  'Do you have a Galaxy S21?',
  'Do you have Windows laptops?',
  'Can I contact your competitors?',
  'Is there a free lunch?',
  'Combien coûte une pizza?',
  'Is my pipeline down?',
])('%s is left to the pages', (question) => {
  expect(ask(question)).toBeNull();
});

it('names a plan alone where the question does', () => {
  expect(ask('How much is the Professional plan?')?.text).not.toContain('Starter');
  expect(ask('How much for 15 sessions?')?.text).toMatch(/^- \*\*Professional\*\*/);
});
