import fs from 'node:fs/promises';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import type {Step} from './types';

/** Days until the file has to be written again; RFC 9116, section 2.5.5, advises less than a year. */
const VALID_DAYS = 364;

const DAY = 86_400_000;

export interface SecurityContact {
  /** Where reports of vulnerabilities go. */
  readonly email: string;
  /** Path of the page, with the section, that explains how to report: `/security/#report`. */
  readonly policyPath: string;
}

interface SecurityTxtInput extends SecurityContact {
  /** Origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Language tags, the first one no more welcome than the others. */
  readonly languages: readonly string[];
  readonly builtAt: Date;
}

/** A moment as RFC 3339 writes it, to the second. */
const timestamp = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

/**
 * Writes the text of `security.txt`.
 * @param input Addresses, languages and the moment of the build.
 * @returns Its lines; the file is valid for 364 days.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(input: SecurityTxtInput): string {
  const policy = `${input.siteUrl}${input.policyPath}`;
  const expires = new Date(input.builtAt.getTime() + VALID_DAYS * DAY);
  const fields: readonly (readonly [string, string])[] = [
    // In the order of preference.
    ['Contact', `mailto:${input.email}`],
    ['Contact', policy],
    ['Expires', timestamp(expires)],
    ['Preferred-Languages', input.languages.join(', ')],
    ['Canonical', `${input.siteUrl}/.well-known/security.txt`],
    ['Policy', policy],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/**
 * Writes `.well-known/security.txt`, where researchers look for the address to report to. It expires: a
 * site that is never built again loses it.
 * @param i18n Docusaurus' locales. The file is at the root for all languages: only the default
 * language writes it.
 * @param contact Where to report.
 */
export const securityTxtStep = (
  {locales, defaultLocale}: I18n,
  contact: SecurityContact,
): Step => ({
  name: 'security.txt',
  run: async (_pages, {outDir, locale, url}) => {
    if (locale !== defaultLocale) {
      return;
    }
    const builtAt = new Date();
    const text = securityTxt({siteUrl: url, languages: locales, builtAt, ...contact});
    const folder = path.join(outDir, '.well-known');
    await fs.mkdir(folder, {recursive: true});
    await fs.writeFile(path.join(folder, 'security.txt'), text);
  },
});
