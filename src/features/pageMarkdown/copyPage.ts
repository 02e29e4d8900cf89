/** `refused`: the browser did not allow it. `unreachable`: there was nothing to copy. */
export type CopyOutcome = 'copied' | 'refused' | 'unreachable';

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} was answered with ${response.status}`);
  }
  return response.text();
}

async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari wants to be asked within the press, so before the text is there.
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/**
 * Copies a page's Markdown.
 * @param path Where it is.
 * @returns How that went; it never rejects.
 */
export async function copyPage(path: string): Promise<CopyOutcome> {
  const text = fetchText(path);
  try {
    await write(text);
    return 'copied';
  } catch {
    // Whose fault it was: the text's own promise knows.
    return text.then(
      () => 'refused',
      () => 'unreachable',
    );
  }
}
