import path from 'node:path';
import {applyOverlay, readYaml, type YamlFile} from '../openapi/description';
import {DESCRIPTION_FILE, OVERLAY_FILE} from '../openapi/files';
import {valueAt} from '../openapi/path';
import {formatProblems, type Problem} from '../../../checks/shared/problem';
import {listOperations, pageName, type DescribedOperation} from './operations';

/** Descriptions in both languages, ready for docusaurus-plugin-openapi-docs. */
export interface Prepared {
  readonly en: unknown;
  readonly fr: unknown;
  /** Names of the pages to come, without `.api.mdx`. */
  readonly pages: readonly string[];
  /** What is still English in French, for the terminal. */
  readonly warnings: readonly string[];
}

/** What an operation lacks for a page of its own. */
function checkOperations(operations: readonly DescribedOperation[], file: YamlFile): Problem[] {
  const seen = new Map<string, string>();
  return operations.flatMap(({name, place, operationId, summary}): Problem[] => {
    const where = {file: file.name, line: file.lineOf(place)};
    const id = operationId === undefined ? undefined : pageName(operationId);
    const twin = id === undefined ? undefined : seen.get(id);
    seen.set(id ?? '', name);
    return [
      ...(operationId === undefined
        ? [
            {
              ...where,
              text: `The ${name} has no operationId, which the address of its page is made from.`,
              fix: 'give it one, such as operationId: listDevices, and never change it again.',
            },
          ]
        : []),
      ...(summary === undefined
        ? [
            {
              ...where,
              text: `The ${name} has no summary, which is the title of its page.`,
              fix: 'write one in a few words: summary: List devices',
            },
          ]
        : []),
      ...(twin === undefined
        ? []
        : [
            {
              ...where,
              text: `The ${name} would have the page of ${twin}: both are called ${id}.`,
              fix: 'give it another operationId.',
            },
          ]),
    ];
  });
}

/** Adds what the plugin keeps to itself: the order of operations, and the names of webhooks. */
function withNotes(description: unknown): unknown {
  const copy: unknown = structuredClone(description);
  listOperations(copy).forEach(({place, webhook}, index) => {
    Object.assign(valueAt(copy, place) as object, {'x-page': {position: index + 1, webhook}});
  });
  return copy;
}

/** Titles that the overlay leaves in English: check:api says what to write, this only reminds. */
function untranslated(english: unknown, french: unknown): string[] {
  const translated = listOperations(french);
  return listOperations(english).flatMap(({name, summary}, index) =>
    summary !== undefined && translated[index]?.summary === summary
      ? [
          `${OVERLAY_FILE}: no French summary for ${name}. npm run check:api names all that is missing.`,
        ]
      : [],
  );
}

/**
 * Reads the description of the API and puts the French overlay on it.
 * @param root Folder that the files are below.
 * @throws Error naming file, line and fix where pages cannot be made.
 */
export async function prepareDescriptions(root: string): Promise<Prepared> {
  const file = path.join(root, DESCRIPTION_FILE);
  const yaml = await readYaml(file);
  const english: unknown = yaml.document.parsed;
  const {description: french, problems} = await applyOverlay(file, path.join(root, OVERLAY_FILE));
  const operations = listOperations(english);
  const all = [...checkOperations(operations, yaml), ...problems];
  if (all.length > 0) {
    throw new Error(formatProblems(all));
  }
  return {
    en: withNotes(english),
    fr: withNotes(french),
    pages: operations.flatMap(({operationId}) => (operationId ? [pageName(operationId)] : [])),
    warnings: untranslated(english, french),
  };
}
