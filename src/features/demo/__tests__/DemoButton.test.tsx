import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {act, fireEvent, screen, within} from '@testing-library/react';
import {useContext, type ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {DemoButton} from '..';
import {FRAME_HEIGHT_PX, FRAME_TIMEOUT_MS} from '../useSchedulingFrame';

const ORIGIN = 'https://calendar.firegrid.example';

function WithoutScheduler({children}: {readonly children: ReactNode}): ReactNode {
  const context = useContext(Context);
  const customFields = {...context.siteConfig.customFields, schedulingUrl: null};
  const value = {...context, siteConfig: {...context.siteConfig, customFields}};
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const openButton = (): HTMLElement => screen.getByRole('button', {name: 'Schedule a demo'});
const dialog = (): HTMLElement => screen.getByRole('dialog', {name: 'Schedule a demo'});
const frame = (): HTMLIFrameElement =>
  within(dialog()).getByTitle<HTMLIFrameElement>('Calendar to choose a time for the demo');

async function wait(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

async function openDialog(): Promise<void> {
  fireEvent.click(openButton());
  await wait(0);
}

function say(event: string, payload: unknown = {}, origin = ORIGIN): void {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', {data: {event, payload}, origin}));
  });
}

describe('without a scheduler', () => {
  it('leads to the contact form', () => {
    renderOnSite(
      <WithoutScheduler>
        <DemoButton />
      </WithoutScheduler>,
    );
    const link = screen.getByRole('link', {name: 'Schedule a demo'});
    expect(link).toHaveAttribute('href', '/#contact');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('before anybody asks', () => {
  it('loads nothing of the scheduler', () => {
    renderOnSite(<DemoButton />);
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.documentElement.innerHTML).not.toContain(ORIGIN);
  });
});

describe('the calendar', () => {
  it("is the scheduler's page, told of the language, the answers and the way here", async () => {
    window.history.replaceState(null, '', '/?utm_source=news&plan=starter');
    renderOnSite(<DemoButton prefill={{firstName: 'Zoé', guests: ['a@acme.example']}} />);
    await openDialog();
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
    expect(dialog()).toHaveTextContent(/^.*30 minutes on your own app/);
  });

  it('can be opened in a tab of its own at any time', async () => {
    renderOnSite(<DemoButton />);
    await openDialog();
    const link = within(dialog()).getByRole('link', {name: /in a new tab/});
    expect(link).toHaveAttribute('href', frame().src);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('is waited for with a spinner, until it is shown', async () => {
    renderOnSite(<DemoButton />);
    await openDialog();
    expect(within(dialog()).getByText('Loading the calendar')).toBeVisible();
    fireEvent.load(frame());
    expect(within(dialog()).queryByText('Loading the calendar')).not.toBeInTheDocument();
  });

  it('is 630 px high, and more when it needs more', async () => {
    expect(FRAME_HEIGHT_PX).toBe(630);
    renderOnSite(<DemoButton />);
    await openDialog();
    const height = (): string => frame().parentElement!.style.blockSize;
    expect(height()).toBe('630px');
    say('calendly.page_height', {height: '900px'});
    expect(height()).toBe('900px');
    say('calendly.page_height', {height: '200px'});
    expect(height()).toBe('630px');
  });

  it('is given up after 15 seconds without a sign of life, and tried again on demand', async () => {
    expect(FRAME_TIMEOUT_MS).toBe(15_000);
    renderOnSite(<DemoButton />);
    await openDialog();
    await wait(14_900);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await wait(200);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The calendar does not answer.');
    expect(within(alert).getByRole('link', {name: /in a new tab/})).toHaveAttribute(
      'target',
      '_blank',
    );
    fireEvent.click(within(alert).getByRole('button', {name: 'Try again'}));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(frame()).toBeInTheDocument();
    // The new try has 15 seconds of its own.
    await wait(14_900);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await wait(200);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('is kept where it shows something but stays silent, with a way to load it again', async () => {
    renderOnSite(<DemoButton />);
    await openDialog();
    fireEvent.load(frame());
    await wait(15_100);
    expect(frame()).toBeInTheDocument();
    const before = frame();
    fireEvent.click(within(dialog()).getByRole('button', {name: 'Load it again'}));
    expect(frame()).not.toBe(before);
  });

  it('is not doubted once the scheduler has spoken', async () => {
    renderOnSite(<DemoButton />);
    await openDialog();
    fireEvent.load(frame());
    say('calendly.event_type_viewed');
    await wait(60_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', {name: 'Load it again'})).not.toBeInTheDocument();
  });

  it('tells of a booking, and goes on telling', async () => {
    renderOnSite(<DemoButton />);
    await openDialog();
    say('calendly.event_scheduled');
    expect(within(dialog()).getByText(/Your demo is booked/)).toBeVisible();
    say('calendly.page_height', {height: '700px'});
    expect(within(dialog()).getByText(/Your demo is booked/)).toBeVisible();
  });

  it('is believed from its own origin only', async () => {
    renderOnSite(<DemoButton />);
    await openDialog();
    say('calendly.event_scheduled', {}, 'https://evil.example');
    expect(screen.queryByText(/Your demo is booked/)).not.toBeInTheDocument();
  });

  it('is gone when the dialog is closed', async () => {
    renderOnSite(<DemoButton />);
    await openDialog();
    fireEvent.click(within(dialog()).getByRole('button', {name: 'Close'}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
  });
});
