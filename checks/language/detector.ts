import type {Detect} from './judge';

/** @returns A judge of sentences in the two languages of the site: eld, an n-gram detector. */
export async function loadDetector(): Promise<Detect> {
  // An ES module only, which a static import from here cannot reach.
  const {eld} = await import('eld/small');
  eld.setLanguageSubset(['en', 'fr']);
  return (text) => {
    const {language} = eld.detect(text);
    return language === 'en' || language === 'fr' ? language : null;
  };
}
