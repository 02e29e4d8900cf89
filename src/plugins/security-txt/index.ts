import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {securityTxt} from './securityTxt';

export interface SecurityTxtOptions {
  /** Where reports of vulnerabilities go. */
  readonly email: string;
  /** Path of the page, with the section, that says how to report: `/security/#report`. */
  readonly policyPath: string;
}

function parseOptions(options: unknown): SecurityTxtOptions {
  const {email, policyPath} = (options ?? {}) as Partial<Record<string, unknown>>;
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Error('security-txt: the option "email" is an address such as security@example.com.');
  }
  if (typeof policyPath !== 'string' || !policyPath.startsWith('/')) {
    throw new Error('security-txt: the option "policyPath" is a path such as /security/#report.');
  }
  return {email, policyPath};
}

/**
 * Writes `.well-known/security.txt` (see README).
 * @param context Docusaurus' context.
 * @param options SecurityTxtOptions.
 * @returns The plugin, or null in the build of any language but the default one: the file stands at
 * the root alone, for all languages.
 * @throws At once on options that cannot be used.
 */
export default function securityTxtPlugin(
  {siteConfig, i18n}: LoadContext,
  options: unknown,
): Plugin | null {
  const {email, policyPath} = parseOptions(options);
  if (i18n.currentLocale !== i18n.defaultLocale) {
    return null;
  }
  return {
    name: 'security-txt',
    postBuild: async ({outDir}) => {
      const folder = path.join(outDir, '.well-known');
      const text = securityTxt({
        siteUrl: siteConfig.url,
        email,
        policyPath,
        languages: i18n.locales,
        builtAt: new Date(),
      });
      await fs.mkdir(folder, {recursive: true});
      await fs.writeFile(path.join(folder, 'security.txt'), text);
    },
  };
}
