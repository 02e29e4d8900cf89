import {escapeHtml} from '../../lib/escapeHtml';
import {highlight, type Run} from './highlight';
import type {Line} from './lines';

const renderRun = ({name, text}: Run): string =>
  name ? `<span class="tok-${name}">${escapeHtml(text)}</span>` : escapeHtml(text);

export interface RenderOptions {
  readonly language: string;
  readonly hasNumbers: boolean;
}

function renderLine(line: Line, runs: readonly Run[], end: string, options: RenderOptions): string {
  const prompt = line.prompt ? `<span data-prompt="${escapeHtml(line.prompt)}"></span>` : '';
  const text = prompt + (line.isOutput ? escapeHtml(line.text) : runs.map(renderRun).join(''));
  const names = ['line', ...new Set(line.marks)].join(' ');
  const isBoxed = options.hasNumbers || line.marks.length > 0;
  const content = (isBoxed ? `<span class="${names}">${text}</span>` : text) + end;
  // A patch is copied whole: without its removed lines it would apply nowhere.
  const isRemoved = options.language !== 'diff' && line.marks.includes('removed');
  return line.isOutput || isRemoved ? `<span data-no-copy>${content}</span>` : content;
}

/**
 * Writes the content of a block's `<code>`. It has only phrasing content, and its text is the
 * code: the style sheet generates prompts and numbers.
 * @param lines The block's lines.
 * @param options Language, and whether each line needs a box to put a number before.
 * @returns HTML.
 * @throws When Prism does not know the language.
 */
export function renderCode(lines: readonly Line[], options: RenderOptions): string {
  const source = lines.map(({text, isOutput}) => (isOutput ? '' : text)).join('\n');
  const coloured = highlight(source, options.language);
  return lines
    .map((line, index) =>
      renderLine(line, coloured[index] ?? [], index < lines.length - 1 ? '\n' : '', options),
    )
    .join('');
}
