import {tempFolder} from '../../../scripts/jest/tempFolder';
import {brand} from '../brand';
import {loadBuildTexts} from '../buildTexts';

const {folder, write} = tempFolder();

function siteWith(english: object, french: object) {
  Object.entries({en: english, fr: french}).forEach(([locale, messages]) => {
    write(`i18n/${locale}/build.json`, JSON.stringify(messages));
  });
  return folder;
}

test('texts are those of the language, with the brand filled in', () => {
  // Other placeholders stay as they are.
  const french = {title: {message: 'Blogue {brand}, {page}'}};
  const site = siteWith({title: {message: '{brand} blog'}}, french);
  expect(loadBuildTexts(site, 'en')).toEqual({title: `${brand.name} blog`});
  expect(loadBuildTexts(site, 'fr')).toEqual({title: `Blogue ${brand.name}, {page}`});
});

test('a text that a language lacks stops the build, by file and id', () => {
  const site = siteWith({title: {message: 'Blog'}, 'a.b': {message: 'B'}}, {title: {message: ''}});
  expect(() => loadBuildTexts(site, 'fr')).toThrow('i18n/fr/build.json lacks title, a.b');
});
