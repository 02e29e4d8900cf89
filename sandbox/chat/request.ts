import {z} from 'zod';

const body = z.object({
  stream: z.literal(true),
  messages: z
    .array(z.object({role: z.enum(['system', 'user', 'assistant']), content: z.string()}))
    .min(1),
});

const context = z.object({
  language: z.string(),
  page: z.string(),
  passages: z.array(z.object({url: z.string(), title: z.string(), text: z.string()})),
});

export type ChatContext = z.infer<typeof context>;

export interface ChatRequest extends ChatContext {
  readonly question: string;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema says what is wrong with it.
    return null;
  }
}

/**
 * Reads a request for a chat completion as the assistant sends it: the question is the last
 * message, the context the JSON at the end of the first.
 * @param text The request's body.
 * @returns The request, or what is wrong with it.
 */
export function readChatRequest(
  text: string,
):
  | {readonly ok: true; readonly request: ChatRequest}
  | {readonly ok: false; readonly problem: string} {
  const parsed = body.safeParse(parseJson(text));
  if (!parsed.success) {
    return {ok: false, problem: z.prettifyError(parsed.error)};
  }
  const {messages} = parsed.data;
  const question = messages.findLast(({role}) => role === 'user')?.content ?? '';
  const rules = messages.find(({role}) => role === 'system')?.content ?? '';
  const json = context.safeParse(parseJson(rules.slice(rules.lastIndexOf('\n') + 1)));
  return json.success
    ? {ok: true, request: {...json.data, question}}
    : {ok: false, problem: z.prettifyError(json.error)};
}
