import {EventSourceParserStream} from 'eventsource-parser/stream';
import * as z from 'zod/mini';

/** The service has to begin within this time, in milliseconds. */
export const BEGIN_TIMEOUT_MS = 10_000;

/** More text has to come within this time; comments that keep the connection open do not count. */
export const IDLE_TIMEOUT_MS = 15_000;

/** Longer than any answer of a few sentences; the rest is cut off. */
export const MAX_ANSWER_LENGTH = 8000;

/** Characters of one event, or of an answer that is no stream; a longer one is a failure. */
const MAX_EVENT_LENGTH = 100_000;

/** A part of a conversation, in the format of chat completions that answer services share. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ServiceOptions {
  /** Aborted when the visitor presses Stop. */
  readonly signal: AbortSignal;
  /** Called with the answer so far, each time it grows. */
  readonly onText: (text: string) => void;
}

const part = z.nullish(z.object({content: z.nullish(z.string())}));

/** One event, or a whole answer of a service that does not stream. An error does not fit. */
const completion = z.object({
  choices: z.array(z.object({delta: part, message: part, finish_reason: z.nullish(z.string())})),
});

/** @throws Error where it is no JSON, or tells of an error. */
function readPiece(data: string): {readonly piece: string; readonly isLast: boolean} {
  if (data.trim() === '[DONE]') {
    return {piece: '', isLast: true};
  }
  const [choice] = completion.parse(JSON.parse(data)).choices;
  return {
    piece: choice?.delta?.content ?? choice?.message?.content ?? '',
    isLast: Boolean(choice?.message ?? choice?.finish_reason),
  };
}

/** Makes one event of a whole answer: line ends in JSON are blanks. */
const asEvent = () =>
  new TransformStream<string, string>({
    start: (controller) => controller.enqueue('data: '),
    transform: (piece, controller) => controller.enqueue(piece.replaceAll(/[\r\n]/g, '')),
    flush: (controller) => controller.enqueue('\n\n'),
  });

/**
 * Asks the configured service and reads its answer as it comes.
 * @param url Address that takes chat completions. It names the model: the request does not.
 * @returns The answer; null where there is none, or only the beginning of one. It never throws.
 */
export async function askService(
  url: string,
  messages: readonly Message[],
  {signal, onText}: ServiceOptions,
): Promise<string | null> {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let timer = setTimeout(giveUp, BEGIN_TIMEOUT_MS);
  const waitForText = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, IDLE_TIMEOUT_MS);
  };
  signal.addEventListener('abort', giveUp);

  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'text/event-stream'},
      body: JSON.stringify({stream: true, messages}),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    });
    if (!response.ok || !response.body) {
      return null;
    }
    waitForText();
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    const texts = response.body.pipeThrough(new TextDecoderStream());
    const events = (isStream ? texts : texts.pipeThrough(asEvent()))
      .pipeThrough(new EventSourceParserStream({maxBufferSize: MAX_EVENT_LENGTH}))
      .getReader();
    let text = '';
    for (let next = await events.read(); !next.done; next = await events.read()) {
      const {piece, isLast} = readPiece(next.value.data);
      if (piece !== '') {
        waitForText();
        text = (text + piece).slice(0, MAX_ANSWER_LENGTH);
        onText(text);
      }
      if (isLast || text.length === MAX_ANSWER_LENGTH) {
        return text.trim() === '' ? null : text;
      }
    }
    // A stream without a mark at its end broke off.
    return null;
  } catch {
    // Stopped, timed out, a broken connection, or nothing that can be read: no answer either way.
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    giveUp();
  }
}
