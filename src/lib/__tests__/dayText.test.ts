import {dayText} from '../dayText';

const MONTHS = Array.from({length: 12}, (_, index) => String(index + 1).padStart(2, '0'));

it.each(['en', 'fr'])('writes days as browsers do in "%s"', (language) => {
  const format = new Intl.DateTimeFormat(`${language}-CA`, {dateStyle: 'long', timeZone: 'UTC'});
  for (const month of MONTHS) {
    const day = `2026-${month}-02`;
    expect(dayText(day, language)).toBe(format.format(new Date(day)));
  }
});

it('writes the first day of a month as French does', () => {
  expect(dayText('2026-01-01', 'fr')).toBe('1er janvier 2026');
  expect(dayText('2026-01-01', 'en')).toBe('January 1, 2026');
});

it('reads days and times as UTC', () => {
  expect(dayText('2026-11-24T23:59:59.000Z', 'en')).toBe('November 24, 2026');
});

it('names the file to complete for another language', () => {
  expect(() => dayText('2026-01-01', 'de')).toThrow('src/lib/dayText.ts');
});
