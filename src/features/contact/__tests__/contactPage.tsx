import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {useContext, type ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {ToastRegion} from '@site/src/components/Toast';
import {currentToasts, dismissToast} from '@site/src/components/Toast/store';
import {storageKeys} from '@site/src/lib/storageKeys';
import {ContactForm} from '../ContactForm';

export const DRAFT_KEY = storageKeys.contactDraft;
export const SENT_AT_KEY = storageKeys.contactSentAt;

type Answer = Pick<Response, 'ok' | 'status' | 'text'>;

/** An answer of the e-mail service. */
export function answer(status: number, text = ''): Answer {
  return {ok: status >= 200 && status < 300, status, text: async () => Promise.resolve(text)};
}

export type FetchMock = jest.Mock<Promise<Answer>, [string, {readonly body: string}]>;

/** A visit in a fresh browser whose e-mail service answers 200. */
export function beginVisit(): FetchMock {
  const fetchMock: FetchMock = jest.fn();
  fetchMock.mockResolvedValue(answer(200, 'OK'));
  Object.assign(window, {fetch: fetchMock});
  localStorage.clear();
  sessionStorage.clear();
  return fetchMock;
}

/** Leaves nothing for the next visit: notices are kept outside of React. */
export function endVisit(): void {
  act(() => {
    currentToasts().forEach(({id}) => {
      dismissToast(id);
    });
  });
  Reflect.deleteProperty(window, 'fetch');
}

function WithoutEmailIds({children}: {readonly children: ReactNode}): ReactNode {
  const context = useContext(Context);
  const email = {serviceId: null, templateId: 'a', publicKey: null, origin: 'https://a.example'};
  const customFields = {...context.siteConfig.customFields, email};
  const value = {...context, siteConfig: {...context.siteConfig, customFields}};
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

const page = (
  <>
    <ContactForm />
    <ToastRegion label="Notifications" dismissLabel="Dismiss" />
  </>
);

/** @returns A function that closes the page, as a reload does. */
export function openPage(): () => void {
  return renderOnSite(page).unmount;
}

/** The same on a site that was built without two of the e-mail service's ids. */
export function openPageWithoutEmailIds(): void {
  renderOnSite(<WithoutEmailIds>{page}</WithoutEmailIds>);
}

export const nameField = (): HTMLElement => screen.getByLabelText('Name');
export const emailField = (): HTMLElement => screen.getByLabelText('Email');
export const companyField = (): HTMLElement => screen.getByLabelText('Company (optional)');
export const messageField = (): HTMLElement => screen.getByLabelText('Message');
export const trapField = (): HTMLElement => screen.getByLabelText('Leave this field empty');

export function sendButton(): HTMLButtonElement {
  return screen.getByText(/^Send(ing\.\.\.| message)$/).closest('button')!;
}

export function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, {target: {value}});
}

export function fillIn(company = ''): void {
  fill(nameField(), 'Zoé Tremblay');
  fill(emailField(), 'zoe@acme.example');
  fill(companyField(), company);
  fill(messageField(), 'Do you have foldables?');
}

export function expectFilledIn(): void {
  expect(nameField()).toHaveValue('Zoé Tremblay');
  expect(emailField()).toHaveValue('zoe@acme.example');
  expect(messageField()).toHaveValue('Do you have foldables?');
}

/** Presses the button and waits until the form has made up its mind. */
export async function press(): Promise<void> {
  await act(async () => {
    sendButton().click();
    await Promise.resolve();
  });
  await waitFor(() => {
    expect(sendButton()).toBeEnabled();
  });
}

/** What the e-mail service was asked, and at which address. */
export function sentTo(fetchMock: FetchMock): readonly [string, Record<string, unknown>] {
  const [url, {body}] = fetchMock.mock.calls[0]!;
  return [url, JSON.parse(body) as Record<string, unknown>];
}
