import {translate} from '@docusaurus/Translate';
import type {RegisterOptions} from 'react-hook-form';
import type {ContactFields} from './useContactForm';

const NAME_MIN = 2;
const MESSAGE_MIN = 10;

/** The HTML standard's pattern for e-mail inputs, with the dot that a public address has. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const nameMessage = translate({
  id: 'contact.name.error',
  message: 'Name must be at least 2 characters.',
});
const emailMessage = translate({
  id: 'contact.email.error',
  message: 'Please enter a valid email address.',
});
const messageMessage = translate({
  id: 'contact.message.error',
  message: 'Message must be at least 10 characters.',
});

/** Characters as people count them, without the space around. */
function lengthOf(value: string): number {
  return Array.from(value.trim()).length;
}

/** Rules of the contact form; white space is not content. */
export const rules = {
  name: {validate: (value) => lengthOf(value) >= NAME_MIN || nameMessage},
  email: {validate: (value) => EMAIL.test(value.trim()) || emailMessage},
  message: {validate: (value) => lengthOf(value) >= MESSAGE_MIN || messageMessage},
} satisfies {
  [Name in 'name' | 'email' | 'message']: RegisterOptions<ContactFields, Name>;
};
