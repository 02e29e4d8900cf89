import type {ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {CHAT_PATH} from '../addresses';
import {
  acceptPost,
  readBody,
  requestUrl,
  sendText,
  startServer,
  type RunningServer,
} from '../shared/http';
import {ENDLESS, faultOf, INJECTION, quotePassages, type Fault} from './answers';
import {readChatRequest, type ChatRequest} from './request';

export interface ChatServiceOptions {
  readonly port: number;
}

/** The site is another origin than the service. */
const CORS = {'access-control-allow-origin': '*'} as const;

const CROSS_ORIGIN = {answer: CORS, allowedHeaders: 'Content-Type, Accept'} as const;

const BODY_LIMIT = 256 * 1024;
const PAUSE_MS = 12;
const SLOW_PAUSE_MS = 300;

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendText(response, status, JSON.stringify(value), {...CORS, 'content-type': 'application/json'});
}

function sendChunk(response: ServerResponse, delta: object, finish: 'stop' | null): void {
  const chunk = {
    id: 'chatcmpl-sandbox',
    object: 'chat.completion.chunk',
    model: 'sandbox',
    choices: [{index: 0, delta, finish_reason: finish}],
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

function wordsOf(request: ChatRequest, fault: Fault | undefined): readonly string[] {
  const text = fault === 'inject' ? INJECTION : quotePassages(request);
  return text.match(/\s*\S+/g) ?? [];
}

async function stream(
  response: ServerResponse,
  request: ChatRequest,
  fault: Fault | undefined,
): Promise<void> {
  response.writeHead(200, {
    ...CORS,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.flushHeaders();
  if (fault === 'hang') {
    return;
  }
  const words = fault === 'long' ? ENDLESS : wordsOf(request, fault);
  response.write(': a comment, as services send to keep connections open\n\n');
  sendChunk(response, {role: 'assistant', content: ''}, null);
  for (const [index, word] of words.entries()) {
    if (response.destroyed) {
      return;
    }
    if (index === 5 && fault === 'stall') {
      return;
    }
    if (index === 5 && fault === 'break') {
      response.destroy();
      return;
    }
    sendChunk(response, {content: word}, null);
    await wait(fault === 'slow' ? SLOW_PAUSE_MS : PAUSE_MS);
  }
  sendChunk(response, {}, 'stop');
  response.end('data: [DONE]\n\n');
}

/**
 * Starts an answer service that speaks the streaming chat-completions format and quotes the
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
        sendText(response, 404, 'Not Found', CORS);
        return;
      }
      if (!acceptPost(request, response, CROSS_ORIGIN)) {
        return;
      }
      const body = await readBody(request, BODY_LIMIT);
      const read = body && readChatRequest(body.toString('utf8'));
      if (!read) {
        sendJson(response, 413, {error: {message: 'The request is too large.'}});
        return;
      }
      if (!read.ok) {
        sendJson(response, 400, {error: {message: read.problem}});
        return;
      }
      const fault = faultOf(read.request);
      if (fault === '500') {
        sendJson(response, 500, {error: {message: 'The sandbox was asked to fail.'}});
        return;
      }
      await stream(response, read.request, fault);
    },
  });
}
