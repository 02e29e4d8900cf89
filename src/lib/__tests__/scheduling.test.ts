import {readSchedulingMessage, schedulingFrameUrl, trackingFromSearch} from '../scheduling';

const PAGE = 'https://calendar.acme.example/team/demo';
const REQUEST = {schedulingUrl: PAGE, embedDomain: 'www.acme.example', locale: 'fr'};

type Request = Parameters<typeof schedulingFrameUrl>[0];

function paramsOf(request: Partial<Request>): Record<string, string> {
  const {searchParams} = new URL(schedulingFrameUrl({...REQUEST, ...request}));
  return Object.fromEntries(searchParams);
}

describe("the frame's address", () => {
  it('carries its place and language, every answer that can be prefilled, and no more', () => {
    const place = {embed_type: 'Inline', embed_domain: 'www.acme.example', locale: 'fr'};
    expect(schedulingFrameUrl(REQUEST)).toMatch(/^https:\/\/calendar\.acme\.example\/team\/demo\?/);
    expect(paramsOf({})).toEqual(place);
    const prefill = {
      name: 'Zoé & Cie',
      firstName: 'Zoé',
      lastName: "L'Heureux",
      email: 'zoe+demo@acme.example',
      phone: '+1 514 555-0100',
      location: 'Montréal',
      guests: ['a@acme.example', 'b@acme.example'],
      date: '2027-02-05',
      customAnswers: ['Android', 'Sharding'],
    };
    expect(paramsOf({prefill})).toEqual({
      ...place,
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

  it('leaves out what is empty without moving other answers, and stops at the tenth', () => {
    const customAnswers = ['', ...Array.from({length: 11}, (_, index) => `${index + 2}`)];
    const params = paramsOf({prefill: {name: '', guests: [], customAnswers}});
    const names = Array.from({length: 9}, (_, index) => `a${index + 2}`);
    expect(Object.keys(params).slice(3)).toEqual(names);
    expect(params.a10).toBe('10');
  });

  it('keeps the parameters of the configured page, and says where the visit came from', () => {
    const names = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm_${name}`);
    const all = Object.fromEntries(names.map((name) => [name, `a ${name}`]));
    // The last one names a person.
    const others = {name: 'Mallory', embed_domain: 'evil.example', salesforce_uuid: '7'};
    const query = new URLSearchParams({...all, ...others});
    const tracking = trackingFromSearch(`?${query.toString()}`);
    expect(tracking).toEqual(all);
    const schedulingUrl = `${PAGE}?hide_gdpr_banner=1`;
    expect(paramsOf({schedulingUrl, tracking})).toMatchObject({...all, hide_gdpr_banner: '1'});
    expect(trackingFromSearch('utm_source=&gclid=1')).toEqual({});
    const long = trackingFromSearch(`utm_source=${'x'.repeat(300)}`);
    expect(long.utm_source).toHaveLength(255);
  });
});

describe("the frame's messages", () => {
  const frame = {} as Window;
  const read = (
    data: unknown,
    origin = 'https://calendar.acme.example',
    source: Window | null = frame,
  ) => readSchedulingMessage({data, origin, source}, PAGE, frame);

  it.each([
    ['profile_page_viewed', {}, {type: 'ready'}],
    ['event_type_viewed', undefined, {type: 'ready'}],
    ['date_and_time_selected', undefined, {type: 'ready'}],
    ['event_scheduled', undefined, {type: 'booked'}],
    ['page_height', {height: '812px'}, {type: 'height', height: 812}],
    ['page_height', {height: 700}, {type: 'height', height: 700}],
  ])('of %s with %j is understood', (name, payload, meaning) => {
    expect(read({event: `calendly.${name}`, payload})).toEqual(meaning);
  });

  it.each([
    'https://evil.example',
    'http://calendar.acme.example',
    'https://calendar.acme.example.evil.example',
    'null',
  ])('from %p are not believed', (origin) => {
    expect(read({event: 'calendly.event_scheduled'}, origin)).toBeNull();
  });

  it('from another window of the scheduler are not believed', () => {
    const booked = {event: 'calendly.event_scheduled'};
    expect(read(booked)).toEqual({type: 'booked'});
    expect(read(booked, undefined, {} as Window)).toBeNull();
    expect(read(booked, undefined, null)).toBeNull();
    const source = null;
    const origin = 'https://calendar.acme.example';
    expect(readSchedulingMessage({data: booked, origin, source}, PAGE, null)).toBeNull();
  });

  it.each([
    null,
    'calendly.event_scheduled',
    {event: 'calendly.unheard_of'},
    {event: {type: 'calendly.event_scheduled'}},
    {event: 'calendly.page_height', payload: {height: 'tall'}},
    {event: 'calendly.page_height', payload: {height: -630}},
  ])('%j is ignored', (data) => {
    expect(read(data)).toBeNull();
  });
});
