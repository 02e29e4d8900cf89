import {compilePattern} from './pathPattern';

interface HeaderRule {
  readonly matches: (pathname: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Names that a line starting with `!` takes away again. */
  readonly removed: readonly string[];
}

/** Gives the headers that a path's rules add, names in lower case. */
export type HeaderLookup = (pathname: string) => Readonly<Record<string, string>>;

function parseRules(text: string, file: string): HeaderRule[] {
  const rules: {pattern: string; headers: [string, string][]; removed: string[]}[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    const rule = rules.at(-1);
    if (content === '' || content.startsWith('#')) {
      continue;
    }
    if (!/^\s/.test(line)) {
      rules.push({pattern: content, headers: [], removed: []});
    } else if (rule && content.startsWith('!')) {
      rule.removed.push(content.slice(1).trim().toLowerCase());
    } else if (rule && /^[\w-]+:/.test(content)) {
      const colon = content.indexOf(':');
      rule.headers.push([content.slice(0, colon).toLowerCase(), content.slice(colon + 1).trim()]);
    } else {
      throw new Error(
        `${file}, line ${index + 1}: "${content}" is neither a path at the start of a line ` +
          'nor an indented "Name: value" below one.',
      );
    }
  }
  return rules.map(({pattern, headers, removed}) => {
    const match = compilePattern(pattern);
    return {matches: (pathname) => match(pathname) !== null, headers, removed};
  });
}

/**
 * Reads a `_headers` file. Every rule that matches applies, in their order; a header that two
 * rules set is joined with a comma, as static hosts do.
 * @param text The file's content.
 * @param file Its name, for messages.
 * @throws Error that names the line which cannot be read.
 */
export function parseHeaders(text: string, file = '_headers'): HeaderLookup {
  const rules = parseRules(text, file);
  return (pathname) => {
    const result = new Map<string, string>();
    for (const rule of rules.filter(({matches}) => matches(pathname))) {
      for (const name of rule.removed) {
        result.delete(name);
      }
      for (const [name, value] of rule.headers) {
        const before = result.get(name);
        result.set(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    return Object.fromEntries(result);
  };
}
