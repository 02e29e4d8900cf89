import fs from 'node:fs';
import path from 'node:path';
import type {MessageFiles} from './messages';
import {listNames, type Problem} from './problem';
import {sortKeys} from './sortKeys';

function keysOf(files: MessageFiles): Map<string, string> {
  return new Map(
    [...files].flatMap(([file, messages]) =>
      Object.entries(messages).map(([key, message]): [string, string] => [
        file === 'code.json' ? key : `${file}: ${key}`,
        JSON.stringify([message.message, message.description ?? '']),
      ]),
    ),
  );
}

/**
 * Compares `i18n/en` with what the code says.
 * @param committed The folder as it is.
 * @param extracted A fresh extraction.
 */
export function compareEnglish(committed: MessageFiles, extracted: MessageFiles): Problem[] {
  const before = keysOf(committed);
  const after = keysOf(extracted);
  const changes = [
    ['new', [...after.keys()].filter((key) => !before.has(key))],
    [
      'changed',
      [...after.keys()].filter((key) => before.has(key) && before.get(key) !== after.get(key)),
    ],
    ['gone', [...before.keys()].filter((key) => !after.has(key))],
  ] as const;
  const described = changes.flatMap(([what, keys]) =>
    keys.length > 0 ? [`${keys.length} ${what} (${listNames(keys)})`] : [],
  );
  return described.length === 0
    ? []
    : [
        {
          file: 'i18n/en',
          text: `The extracted English texts are not those of the code: ${described.join('; ')}.`,
          fix: 'run npm run translations and commit i18n/en.',
        },
      ];
}

/**
 * Writes the extracted texts, as `docusaurus write-translations` would into an empty folder, but in
 * the order of their ids: that of extraction is the file system's and would make diffs noisy.
 * @param root The project's root.
 * @param extracted A fresh extraction: what i18n/en holds besides it goes.
 */
export function writeEnglish(root: string, extracted: MessageFiles): void {
  const folder = path.join(root, 'i18n', 'en');
  fs.rmSync(folder, {recursive: true, force: true});
  for (const [file, messages] of extracted) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, `${JSON.stringify(sortKeys(messages), null, 2)}\n`);
  }
}
