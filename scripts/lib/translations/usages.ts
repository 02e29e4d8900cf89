import type {Messages} from './messages';
import type {Problem} from './problem';

/** What one source file says through `<Translate>` and `translate()`. */
export interface FileTexts {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly texts: Messages;
  /** Texts that could not be extracted, in Docusaurus' words. */
  readonly warnings: readonly string[];
}

function checkIds({file, texts}: FileTexts): Problem[] {
  return Object.entries(texts)
    .filter(([id, {message}]) => id === message || /\s/.test(id))
    .map(([, {message}]) => ({
      file,
      text: `The text “${message}” has no id, so that rewording it would lose its translation.`,
      fix: "give it one, page.section.element: translate({id: 'pricing.title', message: '…'}).",
    }));
}

function checkWarnings({file, warnings}: FileTexts): Problem[] {
  return warnings.map((warning) => ({
    file,
    text: `A text cannot be extracted for translation. ${warning.split('\n').join('\n  ')}`,
    fix: 'write id and message as string literals at this place.',
  }));
}

/** Docusaurus keeps one of two texts that share an id and says nothing. */
function checkCopiedIds(files: readonly FileTexts[]): Problem[] {
  const first = new Map<string, {readonly file: string; readonly message: string}>();
  return files.flatMap(({file, texts}) =>
    Object.entries(texts).flatMap(([id, {message}]) => {
      const known = first.get(id);
      if (!known) {
        first.set(id, {file, message});
        return [];
      }
      return known.message === message
        ? []
        : [
            {
              file,
              text: `The id ${id} says “${message}” here and “${known.message}” in ${known.file}: only one of them would ship.`,
              fix: 'give this text an id of its own.',
            },
          ];
    }),
  );
}

/**
 * Checks how the code names its texts.
 * @param files Texts per source file.
 * @returns Texts without an id, texts that cannot be extracted, ids that two texts share.
 */
export function checkUsages(files: readonly FileTexts[]): Problem[] {
  return [...files.flatMap(checkIds), ...files.flatMap(checkWarnings), ...checkCopiedIds(files)];
}
