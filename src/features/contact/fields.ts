import {translate} from '@docusaurus/Translate';
import type {ContactMessage} from '@site/src/lib/email';

/** A part of a domain; \p{M}: accents, and signs of other scripts, that have their own code. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;

/**
 * The HTML standard's pattern for email inputs, with the dot that a public address has, and with the
 * letters of all scripts (RFC 6531): browsers differ in what they make of those.
 */
const EMAIL = new RegExp(
  String.raw`^[\w.!#$%&'*+/=?^\x60{|}~\p{L}\p{M}\p{N}-]+@${LABEL}(?:\.${LABEL})+$`,
  'u',
);

/** Whether a text has so many characters as people count them. */
const hasLength = (value: string, least: number) => Array.from(value).length >= least;

interface ContactField {
  readonly name: keyof ContactMessage;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'email';
  readonly autoCapitalize?: 'none';
  readonly spellCheck?: false;
  /** UTF-16 units, each of three bytes at most: all fields together stay below the service's 50 KB. */
  readonly maxLength: number;
  /** True, or the fault; a field without it is optional. */
  readonly validate?: (value: string) => true | string;
}

export const MAX_MESSAGE = 15_000;

export const FIELDS: readonly ContactField[] = [
  {
    name: 'name',
    label: translate({id: 'contact.name', message: 'Name'}),
    autoComplete: 'name',
    maxLength: 200,
    validate: (value) =>
      hasLength(value, 2) ||
      translate({id: 'contact.name.error', message: 'Name must be at least 2 characters.'}),
  },
  {
    name: 'email',
    label: translate({id: 'contact.email', message: 'Email'}),
    autoComplete: 'email',
    // No type "email": Chromium would write another domain than was typed, Firefox would not.
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
    validate: (value) =>
      EMAIL.test(value) ||
      translate({id: 'contact.email.error', message: 'Please enter a valid email address.'}),
  },
  {
    name: 'company',
    label: translate({id: 'contact.company', message: 'Company'}),
    hint: translate({id: 'contact.optional', message: '(optional)'}),
    autoComplete: 'organization',
    maxLength: 200,
  },
  {
    name: 'message',
    label: translate({id: 'contact.message', message: 'Message'}),
    maxLength: MAX_MESSAGE,
    validate: (value) =>
      hasLength(value, 10) ||
      translate({id: 'contact.message.error', message: 'Message must be at least 10 characters.'}),
  },
];
