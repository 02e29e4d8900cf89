import {facts, formatFact, PRICE_CURRENCY, type Fact, type FactId} from '../facts';

const NBSP = '\u00A0';

it('says what the specification fixes, number by number', () => {
  // Whoever changes a price or a limit changes it in src/data/facts.ts and here: twice on purpose.
  expect(facts).toEqual({
    deviceCount: {kind: 'count', value: 500},
    countryCount: {kind: 'count', value: 30},
    freeMinutes: {kind: 'count', value: 60},
    trialDays: {kind: 'count', value: 30},
    demoMinutes: {kind: 'count', value: 30},
    apiRequestsPerMinute: {kind: 'count', value: 100},
    tlsVersion: {kind: 'text', value: '1.3'},
    starterPrice: {kind: 'price', value: 99},
    professionalPrice: {kind: 'price', value: 299},
    fireSessions: {kind: 'count', value: 5},
    starterSessions: {kind: 'count', value: 5},
    professionalSessions: {kind: 'count', value: 15},
    starterHours: {kind: 'count', value: 10},
    professionalHours: {kind: 'count', value: 50},
  });
  expect(PRICE_CURRENCY).toBe('USD');
});

it('holds values of the kind that each one claims', () => {
  const problems = Object.entries<Fact>(facts).flatMap(([id, {kind, value}]) => {
    if (kind === 'text') {
      return value.trim() === value && value
        ? []
        : [`${id}: write its text without space around it`];
    }
    return Number.isInteger(value) && value > 0
      ? []
      : [`${id}: a ${kind} is a whole number above 0, not ${value}; cents need another format`];
  });
  expect(problems).toEqual([]);
});

describe('written for readers', () => {
  it.each<[FactId, string, string]>([
    ['starterPrice', '$99', `99${NBSP}$`],
    ['professionalPrice', '$299', `299${NBSP}$`],
    ['deviceCount', '500', '500'],
    ['tlsVersion', '1.3', '1.3'],
  ])('%s is %s in English and %s in French', (id, english, french) => {
    expect(formatFact(id, 'en')).toBe(english);
    expect(formatFact(id, 'fr-CA')).toBe(french);
  });

  it('uses the language of the page unless told otherwise', () => {
    expect(formatFact('starterPrice')).toBe('$99');
  });
});
