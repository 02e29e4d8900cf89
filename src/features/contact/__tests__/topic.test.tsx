import Link from '@docusaurus/Link';
import {act, screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {ContactForm} from '../ContactForm';
import {beginVisit, DRAFT_KEY, endVisit, fill, messageField, nameField} from './contactPage';

const REQUEST = '/?topic=integration-request#contact';
const CUSTOM = '/?topic=custom-integration#contact';

const page = (
  <>
    <Link to={REQUEST}>Ask for one</Link>
    <Link to={CUSTOM}>Build one</Link>
    <ContactForm />
  </>
);

/** @returns A function that closes the page, as a reload does. */
function openAt(path: string): () => void {
  return renderOnSite(page, {path}).unmount;
}

function follow(name: string): void {
  act(() => {
    screen.getByRole('link', {name}).click();
  });
}

function messageOf(field: HTMLElement): string {
  return (field as HTMLTextAreaElement).value;
}

beforeEach(() => {
  beginVisit();
});

afterEach(endVisit);

describe('a topic in the address', () => {
  it.each([
    [REQUEST, 'I would like an integration with another tool.'],
    [CUSTOM, 'We would like to build an integration of our own.'],
  ])('%s begins the message', (path, start) => {
    openAt(path);
    expect(messageOf(messageField())).toMatch(new RegExp(`^${start}\n`));
    expect(nameField()).toHaveValue('');
  });

  it.each([
    '/',
    '/?topic=',
    '/?topic=junk',
    '/?topic=__proto__',
    '/?topic=%3Cb%3Ehello%3C%2Fb%3E',
    '/?Topic=integration-request',
  ])('of %s says nothing', (path) => {
    openAt(path);
    expect(messageField()).toHaveValue('');
  });

  it('leaves a draft alone', () => {
    const close = openAt('/');
    fill(messageField(), 'Do you have foldables?');
    close();
    openAt(REQUEST);
    expect(messageField()).toHaveValue('Do you have foldables?');
  });

  it('keeps the other fields of a draft that has no message', () => {
    const close = openAt('/');
    fill(nameField(), 'Ada');
    close();
    openAt(REQUEST);
    expect(nameField()).toHaveValue('Ada');
    expect(messageOf(messageField())).toContain('integration with another tool');
  });

  it('can be changed, and what was changed stays', () => {
    const close = openAt(REQUEST);
    fill(messageField(), `${messageOf(messageField())}\nIt is a calendar.`);
    close();
    openAt(CUSTOM);
    expect(messageOf(messageField())).toMatch(/another tool[^]*It is a calendar\.$/);
  });

  it('is followed while the form is open, as long as nobody wrote', () => {
    openAt('/');
    follow('Ask for one');
    expect(messageOf(messageField())).toContain('another tool');
    follow('Build one');
    expect(messageOf(messageField())).toContain('of our own');
    fill(messageField(), 'Something else');
    follow('Ask for one');
    expect(messageField()).toHaveValue('Something else');
  });

  it('is not kept as a draft, so that another language can word it anew', () => {
    const close = openAt(REQUEST);
    fill(nameField(), 'Ada');
    expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('another tool');
    close();
    openAt('/');
    expect(nameField()).toHaveValue('Ada');
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });
});
