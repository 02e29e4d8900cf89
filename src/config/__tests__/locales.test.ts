/** @jest-environment node */
import {i18nBelow} from '../locales';

it.each(['/', '/site/'])(
  'says where each language is below %s, even when one is built alone',
  (base) => {
    const {localeConfigs} = i18nBelow(base);
    expect(localeConfigs.en.baseUrl).toBe(base);
    expect(localeConfigs.fr.baseUrl).toBe(`${base}fr/`);
  },
);
