/**
 * Reads a stream of server-sent events as far as answers need it: the data of each event.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 * Event names, ids and retry times are not used by the chat-completions format.
 */
export class EventStreamReader {
  #rest = '';
  #data: string[] = [];
  #isFirst = true;

  /**
   * @param chunk The next piece of the stream, cut anywhere.
   * @returns The data of the events that it completes.
   */
  read(chunk: string): string[] {
    let text = this.#rest + chunk;
    if (this.#isFirst && text !== '') {
      text = text.replace(/^\uFEFF/, '');
      this.#isFirst = false;
    }
    const events: string[] = [];
    // A carriage return at the end may be half of a line end: it waits for what follows.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (this.#data.length > 0) {
          events.push(this.#data.join('\n'));
        }
        this.#data = [];
      } else if (line === 'data' || line.startsWith('data:')) {
        this.#data.push(line.slice(5).replace(/^ /, ''));
      }
    }
    return events;
  }
}
