import Link from '@docusaurus/Link';
import {act, screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {ContactForm} from '../ContactForm';
import {DRAFT_KEY, expectFilledIn, field, fill} from './contactPage';

const REQUEST = '/?topic=integration-request#contact';
const CUSTOM = '/?topic=custom-integration#contact';

/** @returns A function that closes the page, as a reload does. */
function openAt(path: string): () => void {
  return renderOnSite(
    <>
      <Link to={REQUEST}>Ask for one</Link>
      <Link to={CUSTOM}>Build one</Link>
      <ContactForm />
    </>,
    {path},
  ).unmount;
}

function follow(name: string): void {
  act(() => {
    screen.getByRole('link', {name}).click();
  });
}

const message = (): string => field('message').value;

it.each([
  [REQUEST, 'I would like an integration with another tool.\n'],
  [CUSTOM, 'We would like to build an integration of our own.\n'],
])('a message from %s begins with %j', (path, start) => {
  openAt(path);
  expect(message().slice(0, start.length)).toBe(start);
  expect(field('name')).toHaveValue('');
});

it.each(['/', '/?topic=', '/?topic=junk', '/?topic=__proto__', '/?topic=%3Cb%3Ehi%3C%2Fb%3E'])(
  'a message from %s is empty',
  (path) => {
    openAt(path);
    expect(message()).toBe('');
  },
);

it('leaves alone what was written, and the rest of a draft that has no message', async () => {
  const close = openAt('/');
  await fill({name: 'Ada'});
  close();
  const closeAgain = openAt(REQUEST);
  expect(field('name')).toHaveValue('Ada');
  expect(message()).toContain('another tool');
  await fill({message: `${message()}\nIt is a calendar.`});
  closeAgain();
  openAt(CUSTOM);
  expect(message()).toMatch(/another tool[^]*It is a calendar\.$/);
});

it('is followed while the form is open, until the visitor writes', async () => {
  openAt('/');
  follow('Ask for one');
  expect(message()).toContain('another tool');
  follow('Build one');
  expect(message()).toContain('of our own');
  await fill({message: 'Something else'});
  follow('Ask for one');
  expect(message()).toBe('Something else');
});

it('is not kept as a draft, so that another language can word it anew', async () => {
  const close = openAt(REQUEST);
  await fill({name: 'Ada'});
  expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('another tool');
  close();
  openAt('/');
  expectFilledIn({name: 'Ada', message: ''});
});
