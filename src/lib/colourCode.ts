import {escapeHtml} from './escapeHtml';

const KEYWORDS =
  'async|await|class|const|def|export|final|from|function|implements|import|let|new|private|public|return|static|try|void';

/** In order: a comment, a text, a keyword, a name of a class or function, a value. */
const TOKENS = new RegExp(
  [
    String.raw`(?<comment>/\*[\s\S]*?\*/|//.*|(?<![\w"'])#.*)`,
    String.raw`(?<string>"""[\s\S]*?"""|(["'\u0060])(?:\\.|(?!\3)[^\\\n])*\3)`,
    String.raw`\b(?<keyword>${KEYWORDS})\b`,
    String.raw`(?<function>\b[A-Z]\w*[a-z]\w*\b|\b\w+(?=\())`,
    String.raw`(?<number>\b(?:\d[\d_.]*|true|false|null|True|False|None)\b)`,
  ].join('|'),
  'g',
);

/**
 * Colours code that is made in the browser as src/plugins/static-code colours code of pages. It knows as much of a
 * language as our own templates use: Prism would weigh 30 KB.
 * @param code JSON, shell, JavaScript, Python, Java or Groovy.
 * @returns HTML for `<StaticCode>`.
 */
export function colourCode(code: string): string {
  let html = '';
  let end = 0;
  for (const {0: text, groups = {}, index} of code.matchAll(TOKENS)) {
    const names = ['comment', 'string', 'keyword', 'function', 'number'];
    const isKey = groups.string && /^\s*:/.test(code.slice(index + text.length));
    const name = isKey ? 'function' : names.find((kind) => groups[kind]);
    html += `${escapeHtml(code.slice(end, index))}<span class="tok-${name}">${escapeHtml(text)}</span>`;
    end = index + text.length;
  }
  return html + escapeHtml(code.slice(end));
}
