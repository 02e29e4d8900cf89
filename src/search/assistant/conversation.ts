import * as z from 'zod/mini';

/** Why there is no answer, or not the one that was meant to come. */
export type Trouble =
  /** The index did not arrive: offline, or the connection broke. */
  | 'offline'
  /** This build has no index. */
  | 'no-index'
  /** The browser cannot run the search. */
  | 'unsupported';

/** How a service's answer ended, when not as it should. */
export type ServiceNote = 'fallback' | 'stopped';

const path = z.string().check(z.maxLength(400), z.regex(/^\/(?![/\\])[^\s\\]*$/));
const title = z.string().check(z.maxLength(200));

const source = z.object({url: path, page: title, section: z.optional(title)});

const message = z.discriminatedUnion('from', [
  z.object({from: z.literal('visitor'), id: z.number(), text: z.string().check(z.maxLength(600))}),
  z.object({
    from: z.literal('assistant'),
    id: z.number(),
    kind: z.enum(['facts', 'pages', 'service', 'unknown', 'courtesy', 'trouble']),
    text: z.string().check(z.maxLength(9000)),
    sources: z.array(source).check(z.maxLength(3)),
    note: z.optional(z.enum(['fallback', 'stopped'])),
    trouble: z.optional(z.enum(['offline', 'no-index', 'unsupported'])),
  }),
]);

const stored = z.object({
  version: z.literal(1),
  messages: z.array(message).check(z.maxLength(200)),
});

export type Message = z.infer<typeof message>;
export type VisitorMessage = Extract<Message, {from: 'visitor'}>;
export type AssistantMessage = Extract<Message, {from: 'assistant'}>;

/** More than a visit has; the oldest go first. */
export const MAX_MESSAGES = 60;

/** Longest question, in characters. */
export const MAX_QUESTION_LENGTH = 500;

/**
 * Reads a stored conversation. Anyone may have written it: what does not fit the schema is as if
 * nothing had been stored, and what does is shown as text and checked links, never as markup.
 * @param text What the storage holds.
 * @returns The messages; none for junk.
 */
export function readConversation(text: string | null): readonly Message[] {
  if (text === null) {
    return [];
  }
  try {
    const result = stored.safeParse(JSON.parse(text));
    return result.success ? result.data.messages.slice(-MAX_MESSAGES) : [];
  } catch {
    // No JSON: junk like any other.
    return [];
  }
}

/** @returns The text to store. */
export function writeConversation(messages: readonly Message[]): string {
  return JSON.stringify({version: 1, messages: messages.slice(-MAX_MESSAGES)});
}
