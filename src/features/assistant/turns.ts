import type {AssistantMessage, Message, VisitorMessage} from '@site/src/lib/assistant/conversation';

/** A question with what was answered. */
export interface Turn {
  readonly id: number;
  /** Missing where the oldest messages were let go. */
  readonly question?: VisitorMessage;
  readonly answers: readonly AssistantMessage[];
}

/** @param messages In their order. */
export function turnsOf(messages: readonly Message[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.from === 'visitor') {
      turns.push({id: message.id, question: message, answers: []});
    } else if (last) {
      turns[turns.length - 1] = {...last, answers: [...last.answers, message]};
    } else {
      turns.push({id: message.id, answers: [message]});
    }
  }
  return turns;
}
