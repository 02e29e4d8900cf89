import {PassThrough} from 'node:stream';
import {json} from 'node:stream/consumers';
import {setTimeout as wait} from 'node:timers/promises';
import Koa from 'koa';
import {CHAT_PATH} from '../addresses';
import {crossOrigin, routed, startServer, type RunningServer} from '../shared/http';
import {pickLocale} from '../shared/pages';

/** A request for a chat completion, as the assistant sends it: rules, turns, and the question at the end. */
interface ChatRequest {
  readonly messages: readonly {readonly content: string}[];
}

/** The rules end in a line of JSON: what the answer may use. */
interface Given {
  readonly language: string;
  readonly passages: readonly {
    readonly url: string;
    readonly title: string;
    readonly text: string;
  }[];
}

const NOTHING = {
  en: 'I found nothing about this on the site.',
  fr: 'Je n’ai rien trouvé à ce sujet sur le site.',
} as const;

function chunk(content: string, finish: 'stop' | null = null): string {
  const choices = [{index: 0, delta: {content}, finish_reason: finish}];
  const object = 'chat.completion.chunk';
  return `data: ${JSON.stringify({id: 'chatcmpl-sandbox', object, model: 'sandbox', choices})}\n\n`;
}

/** Sends an answer word by word, so that it can be seen to grow. */
async function stream(body: PassThrough, answer: string, pause: number): Promise<void> {
  body.write(': a comment, as services send to keep connections open\n\n');
  for (const word of answer.match(/\s*\S+/g) ?? []) {
    if (body.destroyed) {
      return;
    }
    body.write(chunk(word));
    await wait(pause);
  }
  body.end(`${chunk('', 'stop')}data: [DONE]\n\n`);
}

/**
 * Starts an answer service that speaks the streaming chat-completions format. No model is asked: it
 * answers with the whole of the first passage that it was sent, slowly when the question begins with
 * `sandbox:slow`.
 * https://platform.openai.com/docs/api-reference/chat-streaming
 * @param options Its port.
 * @throws Error when the port is taken.
 */
export function startChatService({port}: {readonly port: number}): Promise<RunningServer> {
  const routes = routed({
    [`POST ${CHAT_PATH}`]: async (ctx) => {
      const {messages} = (await json(ctx.req)) as ChatRequest;
      const rules = messages[0]?.content ?? '';
      const {language, passages} = JSON.parse(rules.split('\n').at(-1) ?? '') as Given;
      const [first] = passages;
      const answer = first
        ? `${first.text}\n\n[${first.title}](${first.url})`
        : NOTHING[pickLocale(ctx, language)];
      const isSlow = messages.at(-1)?.content.startsWith('sandbox:slow');
      const body = new PassThrough();
      ctx.type = 'text/event-stream';
      ctx.body = body;
      void stream(body, answer, isSlow ? 300 : 12);
    },
  });
  const app = new Koa().use(crossOrigin('Content-Type, Accept')).use(routes);
  return startServer('Answer service', port, app);
}
