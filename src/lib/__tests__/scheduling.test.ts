import {readSchedulingMessage, schedulingFrameUrl, trackingFromSearch} from '../scheduling';

const PAGE = 'https://calendar.acme.example/team/demo';
const REQUEST = {schedulingUrl: PAGE, embedDomain: 'www.acme.example', locale: 'fr'};

function paramsOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href).searchParams);
}

describe("the frame's address", () => {
  it('says where the frame stands and in which language', () => {
    const href = schedulingFrameUrl(REQUEST);
    expect(href).toMatch(/^https:\/\/calendar\.acme\.example\/team\/demo\?/);
    expect(paramsOf(href)).toEqual({
      embed_type: 'Inline',
      embed_domain: 'www.acme.example',
      locale: 'fr',
    });
  });

  it('carries every answer that can be prefilled', () => {
    const params = paramsOf(
      schedulingFrameUrl({
        ...REQUEST,
        prefill: {
          name: 'Zoé & Cie',
          firstName: 'Zoé',
          lastName: "L'Heureux",
          email: 'zoe+demo@acme.example',
          phone: '+1 514 555-0100',
          location: 'Montréal',
          guests: ['a@acme.example', 'b@acme.example'],
          date: '2027-02-05',
          customAnswers: ['Android', 'Sharding'],
        },
      }),
    );
    expect(params).toEqual({
      embed_type: 'Inline',
      embed_domain: 'www.acme.example',
      locale: 'fr',
      name: 'Zoé & Cie',
      first_name: 'Zoé',
      last_name: "L'Heureux",
      email: 'zoe+demo@acme.example',
      phone: '+1 514 555-0100',
      location: 'Montréal',
      guests: 'a@acme.example,b@acme.example',
      date: '2027-02-05',
      month: '2027-02',
      a1: 'Android',
      a2: 'Sharding',
    });
  });

  it('leaves out what is empty, without moving the other answers', () => {
    const prefill = {name: '', guests: [], customAnswers: ['', 'second']};
    expect(Object.keys(paramsOf(schedulingFrameUrl({...REQUEST, prefill}))).slice(3)).toEqual([
      'a2',
    ]);
  });

  it('stops at the ten questions that the scheduler knows', () => {
    const customAnswers = Array.from({length: 12}, (_, index) => `answer ${index + 1}`);
    const params = paramsOf(schedulingFrameUrl({...REQUEST, prefill: {customAnswers}}));
    expect(params.a10).toBe('answer 10');
    expect(params).not.toHaveProperty('a11');
  });

  it('keeps the parameters of the configured page', () => {
    const schedulingUrl = `${PAGE}?hide_gdpr_banner=1`;
    expect(paramsOf(schedulingFrameUrl({...REQUEST, schedulingUrl}))).toHaveProperty(
      'hide_gdpr_banner',
      '1',
    );
  });

  it('passes on where the visit came from', () => {
    const tracking = trackingFromSearch('?utm_source=news&utm_campaign=fall');
    expect(paramsOf(schedulingFrameUrl({...REQUEST, tracking}))).toMatchObject({
      utm_source: 'news',
      utm_campaign: 'fall',
    });
  });
});

describe('tracking parameters', () => {
  const all = {
    utm_source: 'a',
    utm_medium: 'b',
    utm_campaign: 'c',
    utm_term: 'd',
    utm_content: 'e',
    salesforce_uuid: 'f',
  };

  it('are these six', () => {
    expect(trackingFromSearch(`?${new URLSearchParams(all).toString()}`)).toEqual(all);
  });

  it('are nothing else of the address', () => {
    expect(
      trackingFromSearch('?name=Mallory&embed_domain=evil.example&utm_source=&gclid=1'),
    ).toEqual({});
  });

  it('are cut to what the scheduler keeps', () => {
    expect(trackingFromSearch(`utm_source=${'x'.repeat(300)}`).utm_source).toHaveLength(255);
  });
});

describe("the frame's messages", () => {
  const read = (data: unknown, origin = 'https://calendar.acme.example') =>
    readSchedulingMessage({data, origin}, PAGE);

  it.each([
    ['calendly.profile_page_viewed', {type: 'ready'}],
    ['calendly.event_type_viewed', {type: 'ready'}],
    ['calendly.date_and_time_selected', {type: 'ready'}],
    ['calendly.event_scheduled', {type: 'booked'}],
  ])('%s is understood', (event, meaning) => {
    expect(read({event, payload: {}})).toEqual(meaning);
    expect(read({event})).toEqual(meaning);
  });

  it('tell how high the page is', () => {
    const event = 'calendly.page_height';
    expect(read({event, payload: {height: '812px'}})).toEqual({type: 'height', height: 812});
    expect(read({event, payload: {height: 700}})).toEqual({type: 'height', height: 700});
  });

  it.each([
    'https://evil.example',
    'http://calendar.acme.example',
    'https://calendar.acme.example:8443',
    'https://calendar.acme.example.evil.example',
    'null',
    '',
  ])('from %p are not believed', (origin) => {
    expect(read({event: 'calendly.event_scheduled'}, origin)).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'calendly.event_scheduled'],
    ['a number', 42],
    ['a list', ['calendly.event_scheduled']],
    ['no event', {}],
    ['an unknown event', {event: 'calendly.unheard_of'}],
    ["an object's own word", {event: 'toString'}],
    ['an event that is no text', {event: {type: 'calendly.event_scheduled'}}],
    ['a height without payload', {event: 'calendly.page_height'}],
    ['a height of null', {event: 'calendly.page_height', payload: null}],
    ['a height that is no number', {event: 'calendly.page_height', payload: {height: 'tall'}}],
    ['a height of zero', {event: 'calendly.page_height', payload: {height: '0px'}}],
    ['a negative height', {event: 'calendly.page_height', payload: {height: -630}}],
  ])('that say %s are ignored', (_case, data) => {
    expect(read(data)).toBeNull();
  });
});
