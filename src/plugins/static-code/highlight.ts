import Prism from 'prismjs';
import components from 'prismjs/components';
import loadLanguages from 'prismjs/components/index';
import {tokenClass, type TokenClass} from './tokenClasses';

/** A piece of a line in one colour. */
interface Run {
  readonly name: TokenClass | null;
  readonly text: string;
}

interface LanguageEntry {
  readonly alias?: string | readonly string[];
}

// Its types say nothing of the aliases.
const entries = Object.entries(components.languages as Record<string, LanguageEntry>);

/**
 * @param name Language as the fence says it: `js`, `yml`, `shell`; empty for none.
 * @returns One name for all of its spellings: `javascript`, `yaml`, `bash`, `text`. Unknown ones
 * stay as they are.
 */
export function languageName(name: string): string {
  const key = name.toLowerCase() || 'text';
  const byAlias = entries.find(([, {alias = []}]) => [alias].flat().includes(key));
  // To Prism, it is HTML.
  return key === 'xml' ? key : (byAlias?.[0] ?? key);
}

function grammarOf(language: string) {
  const id = language === 'xml' ? 'markup' : language;
  if (!Prism.languages[id] && id in components.languages) {
    loadLanguages([id]);
  }
  const grammar = Prism.languages[id];
  if (!grammar) {
    throw new Error(
      `Prism knows no language "${language}". Correct the fence's language, or use "text" for no colours.`,
    );
  }
  return grammar;
}

function flatten(
  stream: Prism.TokenStream,
  inherited: TokenClass | null,
  into: (run: Run) => void,
) {
  if (typeof stream === 'string') {
    into({name: inherited, text: stream});
  } else if (Array.isArray(stream)) {
    stream.forEach((part) => {
      flatten(part, inherited, into);
    });
  } else {
    // The declaration leaves out that a token without alias has an empty string or list.
    const types = [stream.type, ...[stream.alias].flat()];
    flatten(stream.content, tokenClass(types, inherited), into);
  }
}

/** Adds to a line; space has no colour, so it joins the run before it. */
function append(line: Run[], run: Run) {
  const last = line.at(-1);
  if (last && (last.name === run.name || run.text.trim() === '')) {
    line[line.length - 1] = {name: last.name, text: last.text + run.text};
  } else if (run.text !== '') {
    line.push(run.text.trim() === '' ? {...run, name: null} : run);
  }
}

/**
 * Splits code as it is coloured.
 * @param code Lines, joined by line feeds.
 * @param language One of `languageName()`'s names.
 * @returns Prism's tokens; a language without colours is one text.
 * @throws When Prism does not know the language.
 */
export function tokensOf(code: string, language: string): Prism.TokenStream {
  return language === 'text' ? [code] : Prism.tokenize(code, grammarOf(language));
}

/**
 * Colours code.
 * @param code Lines, joined by line feeds.
 * @param language One of `languageName()`'s names.
 * @returns For each line its pieces; none for an empty line.
 * @throws When Prism does not know the language.
 */
export function highlight(code: string, language: string): readonly (readonly Run[])[] {
  const lines: Run[][] = [[]];
  flatten(tokensOf(code, language), null, ({name, text}) => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      append(lines.at(-1) ?? [], {name, text: part});
    });
  });
  return lines;
}
