import {act, fireEvent, screen, within} from '@testing-library/react';
import type {ReactElement} from 'react';
import {arriveAt} from '@site/scripts/jest/arriveAt';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {DemoButton} from '..';

const ORIGIN = 'https://calendar.firegrid.example';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const dialog = () => screen.getByRole('dialog', {name: 'Schedule a demo'});
const frame = () =>
  within(dialog()).getByTitle<HTMLIFrameElement>('Calendar to choose a time for the demo');
const retryButton = () => screen.queryByRole('button', {name: 'Load it again'});

async function wait(ms: number) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

async function openDialog(button: ReactElement = <DemoButton />) {
  renderOnSite(button);
  fireEvent.click(screen.getByRole('button', {name: 'Schedule a demo'}));
  await wait(0);
}

function say(
  event: string,
  payload: unknown = {},
  origin = ORIGIN,
  source = frame().contentWindow,
) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', {data: {event, payload}, origin, source}));
  });
}

it('leads to the contact form where there is no scheduler', () => {
  renderOnSite(<DemoButton />, {env: {schedulingUrl: null}});
  const link = screen.getByRole('link', {name: 'Schedule a demo'});
  expect(link).toHaveAttribute('href', '/#contact');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('the calendar', () => {
  it("is the scheduler's page, told of the language, the answers and the way here", async () => {
    window.history.replaceState(null, '', '/?utm_source=news&plan=starter');
    await openDialog(<DemoButton prefill={{firstName: 'Zoé', guests: ['a@acme.example']}} />);
    const {origin, pathname, searchParams} = new URL(frame().src);
    expect(`${origin}${pathname}`).toBe(`${ORIGIN}/demo`);
    expect(Object.fromEntries(searchParams)).toEqual({
      embed_type: 'Inline',
      embed_domain: window.location.host,
      locale: 'en',
      first_name: 'Zoé',
      guests: 'a@acme.example',
      utm_source: 'news',
    });
    // Escape in the frame of another site does not reach this page.
    expect(dialog()).toHaveTextContent(/Escape key doesn't work inside the calendar/);
    expect(within(dialog()).getAllByRole('button')[0]).toHaveAccessibleName('Close');
    expect(fireEvent.keyDown(dialog(), {key: 'Escape', isComposing: true})).toBe(false);
    expect(fireEvent.keyDown(dialog(), {key: 'Escape'})).toBe(true);
  });

  it('is told of the campaign that the visit began with, on every page of the visit', async () => {
    arriveAt('/solutions/?utm_source=news&utm_medium=mail&salesforce_uuid=7');
    window.history.replaceState(null, '', '/?utm_medium=partner&salesforce_uuid=7');
    await openDialog();
    const params = Object.fromEntries(new URL(frame().src).searchParams);
    expect(params).toMatchObject({utm_source: 'news', utm_medium: 'partner'});
    // It names a person, not a campaign.
    expect(params).not.toHaveProperty('salesforce_uuid');
    expect([localStorage, sessionStorage].map(({length}) => length)).toEqual([0, 0]);
  });

  it('is waited for with a spinner, and doubted if it shows something but stays silent', async () => {
    await openDialog();
    expect(within(dialog()).getByText('Loading the calendar')).toBeVisible();
    fireEvent.load(frame());
    expect(within(dialog()).queryByText('Loading the calendar')).not.toBeInTheDocument();
    await wait(14_900);
    expect(retryButton()).toBeNull();
    await wait(200);
    const before = frame();
    fireEvent.click(retryButton()!);
    expect(frame()).not.toBe(before);
  });

  it('is given up after 15 seconds without a sign of life, and tried again on demand', async () => {
    await openDialog();
    const {src} = frame();
    await wait(14_900);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await wait(200);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent("The calendar isn't responding.");
    expect(within(alert).getByRole('link', {name: /in a new tab/})).toHaveAttribute('href', src);
    fireEvent.click(within(alert).getByRole('button', {name: 'Try again'}));
    expect(frame().src).toBe(src);
    // The new try has another 15 seconds.
    await wait(14_900);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await wait(200);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('is believed once it has spoken: how high it is, and that a demo is booked', async () => {
    await openDialog();
    const height = () => frame().parentElement!.style.blockSize;
    const booked = () => screen.queryByText(/Your demo is booked/);
    fireEvent.load(frame());
    say('calendly.event_scheduled', {}, 'https://evil.example');
    say('calendly.event_scheduled', {}, ORIGIN, window);
    expect(booked()).toBeNull();
    for (const [said, drawn] of [
      ['200px', '630px'],
      ['900px', '900px'],
      ['1000000px', '3000px'],
    ]) {
      say('calendly.page_height', {height: said});
      expect(height()).toBe(drawn);
    }
    await wait(60_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(retryButton()).toBeNull();
    say('calendly.event_scheduled');
    expect(booked()).toBeVisible();
    say('calendly.page_height', {height: '700px'});
    expect(booked()).toBeVisible();
  });
});
