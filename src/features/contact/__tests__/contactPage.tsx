import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {renderOnSite, type SiteOptions} from '@site/scripts/jest/renderOnSite';
import {ToastRegion} from '@site/src/components/Toast';
import {storageKeys} from '@site/src/lib/storageKeys';
import {ContactForm} from '../ContactForm';

export const DRAFT_KEY = storageKeys.contactDraft;
export const SENT_AT_KEY = storageKeys.contactSentAt;

type Answer = Pick<Response, 'ok' | 'status' | 'text'>;

/** An answer of the email service. */
export function answer(status: number, text = ''): Answer {
  return {ok: status >= 200 && status < 300, status, text: async () => Promise.resolve(text)};
}

interface Sent {
  readonly body: string;
}

/** The email service, as the page asks it. */
export const fetchMock: jest.Mock<Promise<Answer>, [string, Sent]> = jest.fn();

/** Makes the email service silent. @returns A function that lets the time to wait run out. */
export function stall(): () => Promise<void> {
  const {setTimeout: real} = globalThis;
  let runOut: () => void = () => undefined;
  // By hand: Testing Library takes a mock for fake timers.
  globalThis.setTimeout = ((end: () => void, ms?: number) => {
    if (ms !== 15_000) {
      return real(end, ms);
    }
    globalThis.setTimeout = real;
    runOut = end;
    return 0;
  }) as typeof setTimeout;
  fetchMock.mockReturnValueOnce(new Promise(() => undefined));
  return async () => {
    await act(async () => {
      runOut();
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(sendButton()).toHaveTextContent('Send message');
    });
  };
}

// A visit in a fresh browser whose email service answers 200.
beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(answer(200, 'OK'));
  // Not to be replaced: it is everybody's.
  Object.defineProperty(window, 'fetch', {configurable: true, value: fetchMock});
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  Reflect.deleteProperty(window, 'fetch');
});

const page = (
  <>
    <ContactForm />
    <ToastRegion label="Notifications" dismissLabel="Dismiss" />
  </>
);

/**
 * @param env Settings of the build that differ from those of tests.
 * @returns A function that closes the page, as a reload does.
 */
export function openPage(env?: SiteOptions['env']): () => void {
  return renderOnSite(page, {env}).unmount;
}

const LABELS = {
  name: 'Name',
  email: 'Email',
  company: 'Company (optional)',
  message: 'Message',
  trap: 'Leave this field empty',
} as const;
export type FieldName = keyof typeof LABELS;

export function field(name: FieldName): HTMLInputElement {
  return screen.getByLabelText(LABELS[name]);
}

export const ZOE = {
  name: 'Zoé Tremblay',
  email: 'zoe@acme.example',
  message: 'Do you have foldables?',
} as const;

export async function fill(values: Partial<Record<FieldName, string>>): Promise<void> {
  await act(async () => {
    for (const [name, value] of Object.entries(values)) {
      fireEvent.change(field(name as FieldName), {target: {value}});
    }
    await Promise.resolve();
  });
}

export function expectFilledIn(values: Partial<Record<FieldName, string>> = ZOE): void {
  for (const [name, value] of Object.entries(values)) {
    expect(field(name as FieldName)).toHaveValue(value);
  }
}

export function sendButton(): HTMLButtonElement {
  return screen.getByText(/^Send(ing\.\.\.| message)$/).closest('button')!;
}

/** The form's parts of a role: those of notices are beside it. */
export function inForm(role: 'alert' | 'status'): readonly HTMLElement[] {
  return within(sendButton().form!).queryAllByRole(role);
}

/** Presses the button. */
export async function submit(): Promise<void> {
  await act(async () => {
    sendButton().click();
    await Promise.resolve();
  });
}

/** Presses the button and waits until the form has made up its mind. */
export async function press(): Promise<void> {
  await submit();
  await waitFor(() => {
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  });
}

/** The form's message after a success. */
export async function findThanks(): Promise<HTMLElement> {
  const title = await within(sendButton().form!).findByText('Message Sent');
  return title.parentElement!;
}

/** Thanked for at the form and in a notice. */
export async function expectSent(): Promise<void> {
  await findThanks();
  expect(screen.getAllByText('Message Sent')).toHaveLength(2);
}
