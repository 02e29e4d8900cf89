import type {ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {setTimeout as wait} from 'node:timers/promises';
import {z} from 'zod';
import {CHAT_PATH} from '../addresses';
import {
  acceptFromAnywhere,
  requestUrl,
  sendText,
  startServer,
  type RunningServer,
} from '../shared/http';
import {answerFrom, chatRequest, type ChatRequest} from './request';

export interface ChatServiceOptions {
  readonly port: number;
}

const CROSS_ORIGIN = {methods: ['POST'], headers: 'Content-Type, Accept'} as const;

function chunk(content: string, finish: 'stop' | null = null): string {
  return `data: ${JSON.stringify({
    id: 'chatcmpl-sandbox',
    object: 'chat.completion.chunk',
    model: 'sandbox',
    choices: [{index: 0, delta: {content}, finish_reason: finish}],
  })}\n\n`;
}

/** Streams the answer word by word; slowly, when the question begins with `sandbox:slow`. */
async function stream(response: ServerResponse, request: ChatRequest): Promise<void> {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.write(': a comment, as services send to keep connections open\n\n');
  for (const word of answerFrom(request).match(/\s*\S+/g) ?? []) {
    if (response.destroyed) {
      return;
    }
    response.write(chunk(word));
    await wait(request.question.startsWith('sandbox:slow') ? 300 : 12);
  }
  response.end(`${chunk('', 'stop')}data: [DONE]\n\n`);
}

/**
 * Starts an answer service that speaks the streaming chat-completions format and answers with the
 * passages that it was sent.
 * https://platform.openai.com/docs/api-reference/chat-streaming
 * @param options Its port.
 * @throws Error when the port is taken.
 */
export function startChatService({port}: ChatServiceOptions): Promise<RunningServer> {
  return startServer({
    name: 'Answer service',
    port,
    handler: async (request, response) => {
      if (requestUrl(request, `http://localhost:${port}`)?.pathname !== CHAT_PATH) {
        sendText(response, 404, 'Not Found');
      } else if (acceptFromAnywhere(request, response, CROSS_ORIGIN)) {
        const read = chatRequest.safeParse(await text(request));
        if (read.success) {
          await stream(response, read.data);
        } else {
          sendText(response, 400, z.prettifyError(read.error));
        }
      }
    },
  });
}
