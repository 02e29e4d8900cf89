import {dayText} from '../dayText';

it('writes the first day of a month as French does', () => {
  expect(dayText('2026-01-01', 'fr-CA')).toBe('1er janvier 2026');
  expect(dayText('2026-01-11', 'fr-CA')).toBe('11 janvier 2026');
  expect(dayText('2026-01-01', 'en-CA')).toBe('January 1, 2026');
});

it('reads days and times as UTC', () => {
  expect(dayText('2026-11-24T23:59:59.000Z', 'en-CA')).toBe('November 24, 2026');
});
