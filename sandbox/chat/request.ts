import {z} from 'zod';
import {jsonText} from '../shared/json';
import {pickLocale} from '../shared/locale';

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

const said = z.object({role: z.enum(['user', 'assistant']), content: z.string()});

/** The body of a request for a chat completion, as the assistant sends it: rules, turns, and the question at the end. */
export const chatRequest = jsonText
  .pipe(
    z.object({
      stream: z.literal(true),
      messages: z.tuple([z.object({role: z.literal('system'), content: rules})], said),
    }),
  )
  .transform(({messages: [{content}, ...turns]}) => ({
    ...content,
    question: turns.at(-1)?.content ?? '',
  }));

export type ChatRequest = z.infer<typeof chatRequest>;

const texts = {
  en: {none: 'I found nothing about this on the site.'},
  fr: {none: 'Je n’ai rien trouvé à ce sujet sur le site.'},
} as const;

/**
 * Answers with the whole of the first passage, and cites it. No model is asked, so the same question has the same
 * answer.
 * @param request What the assistant sent.
 * @returns Markdown.
 */
export function answerFrom({language, passages: [first]}: ChatRequest): string {
  return first
    ? `${first.text}\n\n[${first.title}](${first.url})`
    : texts[pickLocale(language)].none;
}
