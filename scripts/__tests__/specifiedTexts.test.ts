// The English texts that the specification fixes letter for letter; browser tests read them by id.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteContent} from '../../src/config/content';

const specified = {
  'contact.name.error': 'Name must be at least 2 characters.',
  'contact.email.error': 'Please enter a valid email address.',
  'contact.message.error': 'Message must be at least 10 characters.',
  'contact.sending': 'Sending...',
  contactSuccessTitle: 'Message Sent',
  contactSuccessMessage: "Thank you for reaching out! We'll get back to you shortly.",
  contactErrorTitle: 'Error',
  contactErrorMessage: 'There was a problem sending your message. Please try again.',
  'notFound.title': 'Page not found',
  'notFound.home': 'Return to homepage',
  'pageError.title': 'An error occurred',
  'legal.agree': 'I Agree',
  'legal.accepted.title': 'Terms Accepted',
  'legal.accepted.continue': 'Continue',
  'header.login': 'Log In',
  'home.services.tab.all': 'All',
} as const;

test('the texts that the specification fixes are as it says', () => {
  const file = path.join(__dirname, '../../i18n/en/code.json');
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
  const found = Object.keys(specified).map((id) => [id, messages[id]?.message]);
  expect(Object.fromEntries(found)).toEqual(specified);
});

test('the plan without a price leads to the sales team, in the words of the specification', () => {
  const {plans} = siteContent('en');
  expect(plans.find(({id}) => id === 'enterprise')).toMatchObject({
    price: 'Custom',
    button: 'Contact Sales',
  });
});
