import type {Block, Mistake} from './blocks';
import {checkEachBlock} from './checker';

interface MermaidError {
  readonly message?: string;
  readonly hash?: {readonly loc?: {readonly first_line?: number}};
}

/** Mermaid's parser, which wants a document to clean labels in. */
const load = async () => {
  const {JSDOM} = await import('jsdom');
  const {window} = new JSDOM('');
  Object.assign(globalThis, {window, document: window.document});
  const {default: mermaid} = await import('mermaid');
  return mermaid;
};

let loaded: ReturnType<typeof load> | undefined;

async function checkMermaid(block: Block): Promise<Mistake[]> {
  const missing = ['accTitle:', 'accDescr:'].filter(
    (name) => !new RegExp(`^\\s*${name} *\\S`, 'm').test(block.code),
  );
  loaded ??= load();
  const mermaid = await loaded;
  try {
    await mermaid.parse(block.code);
  } catch (error) {
    const {message = '', hash} = error as MermaidError;
    const line = hash?.loc?.first_line ?? Number(/line (\d+)/.exec(message)?.[1] ?? 1);
    return [{line, text: `Mermaid cannot parse the diagram: ${message.split('\n')[0] ?? ''}`}];
  }
  return missing.map((name) => ({
    text: `The diagram has no ${name}, so screen readers have nothing to read.`,
    fix: `describe it in words in its first lines: ${name} …`,
  }));
}

export const mermaidChecker = checkEachBlock(['mermaid'], checkMermaid);
