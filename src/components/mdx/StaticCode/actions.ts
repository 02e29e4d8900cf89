/** How long a button says that it copied, in milliseconds. */
const SHOWN_MS = 2500;

/**
 * @param code A block's `<code>`.
 * @returns The text to copy: without prompts, outputs and removed lines.
 */
export function copyableText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  copy.querySelectorAll('[data-no-copy]').forEach((part) => {
    part.remove();
  });
  return copy.textContent.replace(/\n$/, '');
}

/** Where results are announced: it has to be there, empty, before its first message. */
function createStatus(): HTMLElement {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'visually-hidden';
  document.body.append(status);
  return status;
}

async function copyBlock(
  button: HTMLElement,
  code: Element,
  announce: (text: string) => void,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(copyableText(code));
    button.dataset.copied = '';
    announce(button.dataset.done ?? '');
    setTimeout(() => {
      delete button.dataset.copied;
      announce('');
    }, SHOWN_MS);
  } catch {
    // No permission, or no secure address: the keys still copy what is selected.
    window.getSelection()?.selectAllChildren(code);
    announce(button.dataset.failed ?? '');
  }
}

function wrapBlock(button: HTMLElement): void {
  const isWrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', `${isWrapped}`);
}

let isListening = false;

/** Answers the buttons of all blocks, those of later pages too, with one listener. */
export function listenToCodeActions(): void {
  if (isListening) {
    return;
  }
  isListening = true;
  const status = createStatus();
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-code-action]');
    const code = button && button.closest('[data-static-code]')?.querySelector('code');
    if (!button || !code) {
      return;
    }
    if (button.dataset.codeAction === 'wrap') {
      wrapBlock(button);
    } else {
      void copyBlock(button, code, (text) => {
        status.textContent = text;
      });
    }
  });
}
