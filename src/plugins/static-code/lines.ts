import type {FenceMeta} from './meta';

export type Mark = 'marked' | 'added' | 'removed';

/** One line of a block before it is coloured. */
export interface Line {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** The shell's prompt before a command: shown, never copied. */
  readonly prompt: string;
  /** Output of a command: shown without colours, not copied. */
  readonly isOutput: boolean;
}

const MAGIC_COMMENT =
  /^\s*(?:\/\/|#|--|\/\*|<!--|\{\s*\/\*)\s*(highlight|add|remove)-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

const MARKS: Readonly<Record<string, Mark>> = {
  highlight: 'marked',
  add: 'added',
  remove: 'removed',
};

/** Languages of a terminal; `console` has the output of commands as well. */
const SHELLS = ['bash', 'powershell', 'console'];
const PROMPT = /^(?:\$|PS>) /;

interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

function readMagicComments(code: string): readonly MarkedText[] {
  const open = new Set<Mark>();
  let next: readonly Mark[] = [];
  return code.split('\n').flatMap((text) => {
    const [, word = '', place] = MAGIC_COMMENT.exec(text) ?? [];
    const mark = MARKS[word];
    if (!mark) {
      const marks = [...new Set([...open, ...next])];
      next = [];
      return [{text, marks}];
    }
    if (place === 'start') {
      open.add(mark);
    } else if (place === 'end') {
      open.delete(mark);
    } else {
      next = [...next, mark];
    }
    return [];
  });
}

function marksOfPatch(language: string, text: string): readonly Mark[] {
  if (language !== 'diff' || /^(?:\+\+\+|---)/.test(text)) {
    return [];
  }
  return text.startsWith('+') ? ['added'] : text.startsWith('-') ? ['removed'] : [];
}

/**
 * Splits a block into lines with their marks; magic comments (`// highlight-next-line`,
 * `# add-start` … `# add-end`) leave the code.
 * @param code Text of the fence.
 * @param language Name of the language, `diff` for a patch.
 * @param meta The meta string of the fence.
 */
export function toLines(code: string, language: string, meta: FenceMeta): readonly Line[] {
  return readMagicComments(code).map(({text, marks}, index) => {
    const prompt = (SHELLS.includes(language) ? PROMPT.exec(text)?.[0] : undefined) ?? '';
    return {
      text: text.slice(prompt.length),
      marks: [
        ...marks,
        ...marksOfPatch(language, text),
        ...(meta.marked.has(index + 1) ? (['marked'] as const) : []),
      ],
      prompt,
      isOutput: language === 'console' && prompt === '',
    };
  });
}
