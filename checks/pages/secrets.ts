import {lineAt} from '../shared/problem';
import type {Finding} from './types';

/**
 * Keys and tokens as services make them: random letters of both cases among digits, or digits to the base of
 * 16, as long as no name is. Identifiers of Amazon have no small letters. Checksums are named.
 */
const SECRETS =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[A-Z\d]{16}\b|(?<![\w@-])(?<!sha\d+\W)(?:\w+[_-])?[\da-f]{32,}(?![\w-])|(?<!\w)(?<!sha\d+\W)(?=\w*[a-z])(?=\w*[A-Z])(?=\w*\d[A-Za-z]\w*\d)\w{20,}(?!\w)/g;

/** An example is base64 of words, which no service makes. */
function isExample(secret: string): boolean {
  const words = Buffer.from(secret.replace(/^.*_/, ''), 'base64').toString('latin1');
  return /^[ -~]+$/.test(words) && words.includes(' ');
}

/**
 * Finds keys and tokens that somebody pasted.
 * @param source The page with its front matter.
 */
export function checkSecrets(source: string): Finding[] {
  return [...source.matchAll(SECRETS)]
    .filter(([secret]) => !isExample(secret))
    .map(({0: secret, index}) => ({
      line: lineAt(source, index),
      text: `“${secret.slice(0, 8)}…” looks like a key or a token.`,
      fix: 'remove it, and revoke it where it was made: others may have read it. In code, write the name of a variable, such as FIREGRID_API_KEY; for an example, encode words: echo -n "for trials only" | base64',
    }));
}
