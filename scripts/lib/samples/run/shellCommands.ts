/** What a script calls, and which files it touches. */
export interface ShellCommands {
  /** First words of its commands, without the functions that it defines itself. */
  readonly names: readonly string[];
  /** Files that it reads from or writes to by redirection. */
  readonly files: readonly string[];
}

/** Thrown for what this reader does not know: such a script is not run. */
class Unreadable extends Error {}

const KEYWORDS = new Set([
  'if',
  'then',
  'else',
  'elif',
  'fi',
  'while',
  'until',
  'do',
  'done',
  '!',
  'time',
  '{',
  '}',
]);

/** Reads a script from one place on; each substitution is a script of its own. */
class Reader {
  readonly names: string[] = [];
  readonly functions = new Set<string>();
  readonly files: string[] = [];
  #at = 0;

  constructor(readonly text: string) {}

  /** @param end What closes the script: `)` of a substitution, or nothing. */
  read(end: string): void {
    let isStart = true;
    let redirects = false;
    while (this.#at < this.text.length) {
      const rest = this.text.slice(this.#at);
      const sign = rest.charAt(0);
      if (end !== '' && sign === end) {
        return;
      }
      const space = /^(?:[ \t]|\\\n)+/.exec(rest)?.[0];
      const redirection = /^(?:\d|&)?(?:<<<|<<|<|>>|>\|?)&?/.exec(rest)?.[0];
      if (space !== undefined) {
        this.#at += space.length;
      } else if (sign === '#') {
        this.#at += rest.split('\n', 1)[0]?.length ?? 0;
      } else if (redirection !== undefined) {
        this.#at += redirection.length;
        if (/(?<!<)<<$/.test(redirection)) {
          throw new Unreadable('a here-document');
        }
        // A here-string is a text, not a file.
        redirects = !redirection.endsWith('<<<');
        if (!redirects) {
          this.#skipSpace();
          this.#word();
        }
      } else if (/[\n;&|()]/.test(sign)) {
        this.#at += 1;
        isStart = true;
      } else if (redirects) {
        this.files.push(this.#word());
        redirects = false;
      } else {
        isStart = this.#note(this.#word(), isStart);
      }
    }
    if (end !== '') {
      throw new Unreadable('a substitution without an end');
    }
  }

  #skipSpace(): void {
    this.#at += /^[ \t]*/.exec(this.text.slice(this.#at))?.[0].length ?? 0;
  }

  /** Takes a word for what it is there; returns whether a command may follow. */
  #note(word: string, isStart: boolean): boolean {
    if (!isStart || KEYWORDS.has(word)) {
      return isStart;
    }
    if (/^\w+\+?=/.test(word)) {
      return true;
    }
    if (/^\w+$/.test(word) && /^[ \t]*\(\)/.test(this.text.slice(this.#at))) {
      this.functions.add(word);
      return true;
    }
    if (['case', 'for', 'select', 'function'].includes(word)) {
      throw new Unreadable(word);
    }
    this.names.push(word);
    return false;
  }

  /** Reads to the end of a word; substitutions within are read as scripts. */
  #word(): string {
    const start = this.#at;
    while (this.#at < this.text.length && !/[\s;&|()<>]/.test(this.text.charAt(this.#at))) {
      this.#piece();
    }
    if (this.#at === start) {
      throw new Unreadable('an empty word');
    }
    return this.text.slice(start, this.#at);
  }

  #piece(): void {
    const rest = this.text.slice(this.#at);
    if (rest.startsWith("'")) {
      this.#skipPast(/^'[^']*'/);
    } else if (rest.startsWith('"')) {
      this.#at += 1;
      while (this.#at < this.text.length && this.text.charAt(this.#at) !== '"') {
        this.#expansion();
      }
      this.#at += 1;
    } else {
      this.#expansion();
    }
  }

  /** One character, or what stands for more. */
  #expansion(): void {
    const rest = this.text.slice(this.#at);
    if (rest.startsWith('$(')) {
      this.#at += 2;
      this.read(')');
      this.#at += 1;
    } else if (rest.startsWith('${')) {
      this.#skipPast(/^\$\{[\w!#*@?:%/.+=-]*\}/);
    } else if (rest.startsWith('`')) {
      throw new Unreadable('a backquote');
    } else {
      this.#at += rest.startsWith('\\') ? 2 : 1;
    }
  }

  #skipPast(pattern: RegExp): void {
    const found = pattern.exec(this.text.slice(this.#at))?.[0];
    if (found === undefined) {
      throw new Unreadable('a quote or a brace without an end');
    }
    this.#at += found.length;
  }
}

/**
 * Lists what a shell script would call. It knows what samples are made of, commands, pipes, functions,
 * conditions, loops and substitutions; of all else it says that it does not know.
 * @param script A script that bash can parse.
 * @returns Its commands, or null when it holds something else.
 */
export function shellCommands(script: string): ShellCommands | null {
  const reader = new Reader(script);
  try {
    reader.read('');
  } catch (error) {
    if (error instanceof Unreadable) {
      return null;
    }
    throw error;
  }
  const {names, functions, files} = reader;
  return {names: names.filter((name) => !functions.has(name)), files};
}
