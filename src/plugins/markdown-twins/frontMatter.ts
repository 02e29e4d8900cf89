import type {SourcePage} from './readPage';

/**
 * Writes what a twin says about itself.
 * @param title The page's own title.
 * @param page The page as read.
 * @returns A YAML block between lines of three hyphens, ending in a line break.
 */
export function frontMatter(title: string, page: SourcePage): string {
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['title', title],
    ['description', page.description || undefined],
    ['canonical', page.canonical],
    ['language', page.language],
    ['published', page.published],
    ['updated', page.updated],
  ];
  const lines = fields.flatMap(([name, value]) =>
    // JSON's strings are YAML's.
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---', ''].join('\n');
}
