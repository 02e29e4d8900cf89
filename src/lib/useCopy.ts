import {useEffect, useState} from 'react';

/** How long a page says that it copied, in milliseconds; a failure is shown until the next try. */
const SHOWN_MS = 2500;

/** `refused`: the browser did not allow it. `unreachable`: the text could not be loaded. */
export type CopyOutcome = 'copied' | 'refused' | 'unreachable';

/** The text to copy, or a promise of it where it has to be loaded first. */
export type CopySource = () => string | Promise<string>;

async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari must be asked within the press, before the text has arrived.
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  // copyText() tells of a text that did not arrive, also where the browser refused before.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function copyText(text: string | Promise<string>): Promise<CopyOutcome> {
  try {
    await write(text);
    return 'copied';
  } catch {
    return Promise.resolve(text).then(
      () => 'refused',
      () => 'unreachable',
    );
  }
}

/**
 * Copies to the clipboard and remembers for a moment how that went.
 * @returns The outcome of the last try, null while there is nothing to say; and what starts a try,
 *   which resolves with its outcome and never rejects.
 */
export function useCopy(
  getText: CopySource,
): readonly [outcome: CopyOutcome | null, copy: () => Promise<CopyOutcome>] {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setOutcome(null);
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  const copy = async (): Promise<CopyOutcome> => {
    // Cleared first, so that the same notice is announced again.
    setOutcome(null);
    const next = await copyText(getText());
    setOutcome(next);
    return next;
  };
  return [outcome, copy];
}
