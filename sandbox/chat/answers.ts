import type {ChatRequest} from './request';

/**
 * How an answer can go wrong. A question asks for it: `sandbox:hang What does it cost?`
 * - `slow`: a word every 300 ms.
 * - `hang`: headers, then nothing.
 * - `stall`: some words, then nothing.
 * - `break`: some words, then the connection is cut.
 * - `500`: an error.
 * - `long`: more than anyone reads, a word without end in it.
 * - `inject`: an answer full of markup and of links that lead astray.
 */
export const FAULTS = ['slow', 'hang', 'stall', 'break', '500', 'long', 'inject'] as const;
export type Fault = (typeof FAULTS)[number];

/** @returns The fault that a question asks for, if any. */
export function faultOf({question}: ChatRequest): Fault | undefined {
  const wanted = /^sandbox:(\w+)/.exec(question)?.[1];
  return FAULTS.find((fault) => fault === wanted);
}

/** What a service could send that was taken over, or that was talked into it. */
export const INJECTION = `<script>document.title = 'taken'</script><img src="x" onerror="document.title = 'taken'">

[harmless](javascript:document.title='taken') [data](data:text/html,taken) [elsewhere](//evil.example/) [plain](http://evil.example/) [backslash](/\\evil.example/)

[mail](mailto:taken@evil.example) [file](file:///taken) [script](vbscript:taken) [blob](blob:https://evil.example/1) [entity](javascript&colon;taken) [colon](JaVaScRiPt:taken) ![picture](http://evil.example/p.png)

<iframe src="https://evil.example/"></iframe><svg onload="document.title = 'taken'"></svg><style>body{display:none}</style>

<a href="https://evil.example/" onclick="document.title = 'taken'">link</a> **bold** and \`<b>code</b>\`

[the blog](/blog/) and [elsewhere, safely](https://www.w3.org/)`;

/** Several times what an answer may have. */
export const ENDLESS: readonly string[] = [
  'x'.repeat(500),
  ...Array.from({length: 80}, () => ` ${'all work and no play '.repeat(10)}\n\n`),
];

const texts = {
  en: {
    none: 'The passages that I was sent do not answer that.',
    intro: 'The page says:',
    source: 'Read more:',
  },
  fr: {
    none: "Les passages que j'ai reçus n'y répondent pas.",
    intro: 'La page dit\u00a0:',
    source: 'Pour en savoir plus\u00a0:',
  },
} as const;

/**
 * Answers by quoting the first passage: no model, so the same question has the same answer.
 * @param request What the assistant sent.
 * @returns Markdown.
 */
export function quotePassages({language, passages}: ChatRequest): string {
  const text = texts[language === 'fr' ? 'fr' : 'en'];
  const [first] = passages;
  if (!first) {
    return text.none;
  }
  const quote = first.text
    .replace(/\s+/g, ' ')
    .slice(0, 300)
    .replace(/\s+\S*$/, '');
  const title = first.title.replace(/[[\]]/g, '');
  return `**${text.intro}** ${quote}…\n\n${text.source} [${title}](${first.url})`;
}
