import {z} from 'zod';
import {jsonText} from '../shared/json';

/** The assistant's rules end in a line of JSON: what the answer may use. */
const rules = z
  .string()
  .transform((text) => text.slice(text.lastIndexOf('\n') + 1))
  .pipe(jsonText)
  .pipe(
    z.object({
      language: z.string(),
      page: z.string(),
      passages: z.array(z.object({url: z.string(), title: z.string(), text: z.string()})),
    }),
  );

/** The body of a request for a chat completion, as the assistant sends it. */
export const chatRequest = jsonText
  .pipe(
    z.object({
      stream: z.literal(true),
      messages: z.tuple([
        z.object({role: z.literal('system'), content: rules}),
        z.object({role: z.literal('user'), content: z.string()}),
      ]),
    }),
  )
  .transform(({messages: [{content}, {content: question}]}) => ({...content, question}));

export type ChatRequest = z.infer<typeof chatRequest>;

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
