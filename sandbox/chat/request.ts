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
      isSure: z.boolean(),
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
    none: 'I found nothing about this on the site.',
    unsure: 'I am not sure that the site answers this. The pages below come closest.',
  },
  fr: {
    none: 'Je n’ai rien trouvé à ce sujet sur le site.',
    unsure:
      'Je ne suis pas certain que le site y réponde. Les pages ci-dessous s’en approchent le plus.',
  },
} as const;

/**
 * Answers as the site itself would: with the whole of the first passage, where that is an answer. The
 * chat lists the pages below it. No model is asked, so the same question has the same answer.
 * @param request What the assistant sent.
 * @returns Markdown.
 */
export function answerFrom({language, isSure, passages}: ChatRequest): string {
  const text = texts[pickLocale(language)];
  const [first] = passages;
  return first ? (isSure ? first.text : text.unsure) : text.none;
}
