import path from 'node:path';
import type {Element, Nodes} from 'hast';
import {projectRoot} from '../../scripts/lib/paths';
import {loadBuildTexts} from '../../src/config/buildTexts';
import {languageName, locales, type Locale} from '../../src/config/locales';
import {INLINE} from '../../src/plugins/built-pages/content';
import {addressOf} from '../pages';
import {EXCEPTIONS_FILE, readExceptions} from '../translations/exceptions';
import {readPending} from '../translations/pending';
import {eachPage, type Site} from './site';

/** Neither prose nor read aloud as such: code is the same in every language. */
const SKIPPED = new Set('br code kbd pre samp script style svg template'.split(' '));

/** Attributes with a text, by the names that hast gives them. */
const ATTRIBUTES = ['alt', 'ariaDescription', 'ariaLabel', 'placeholder', 'title'];

/** A part in a language of its own, or one that is not to be translated. */
const isForeign = ({tagName, properties}: Element): boolean =>
  (tagName !== 'html' && properties.lang !== undefined) || properties.translate === 'no';

/**
 * Lists the texts that visitors read or hear: title, description, prose and labels. Code and what is marked as another
 * language are left out.
 * @returns Blocks of text in their order, white space collapsed.
 */
export function readTexts(tree: Nodes): readonly string[] {
  const texts: string[] = [];
  let block = '';
  const end = (): void => {
    texts.push(block.replace(/\s+/g, ' ').trim());
    block = '';
  };
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      block += node.value;
    } else if (node.type === 'root') {
      node.children.forEach(read);
    } else if (node.type === 'element' && (isForeign(node) || SKIPPED.has(node.tagName))) {
      block += ' ';
    } else if (node.type === 'element') {
      const {name, content, ...properties} = node.properties;
      const own = ATTRIBUTES.map((attribute) => properties[attribute]);
      texts.push(
        ...[...own, name === 'description' && content].filter((text) => typeof text === 'string'),
      );
      const isBlock = !INLINE.has(node.tagName);
      if (isBlock) {
        end();
      }
      node.children.forEach(read);
      if (isBlock) {
        end();
      }
    }
  };
  read(tree);
  end();
  return texts.filter((text) => text !== '');
}

/**
 * Words that one of the languages has and the others do not: those of a sentence that make it one, and those of
 * buttons. Left out are words of both ("on", "or", "as", "pour") and those that names of products are made of.
 */
const WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    (
      'a about accepted after agree all an and are at back be been before being but by can choose click close could device devices do does ' +
      'each every find first for free from get has have how if in into is it its knowledge last learn let like ' +
      'more must new next no not of only open our out policy pricing privacy read search see send should show sign some ' +
      'start still than that the their them then there these they this those to try until up us use ' +
      'was we what when where which while who why will with without write you your'
    ).split(' '),
  ),
  fr: new Set(
    (
      'accueil afin ainsi alors appareil appareils après au aucun aucune aussi aux avant avec avez avons c ce cela celle celui ' +
      'ces cet cette ceux chaque chez comme d dans de depuis des dont du elle elles en encore essai est et ' +
      'eux fait gratuit il ils j jusqu l la le les leur leurs lorsque lui mais même moins n ne nos notre ' +
      'nous ont où par pas pendant peut peuvent plus pour puis qu quand que quel quelle qui ' +
      'sa sans se selon ses si son sont sous sur ta tarifs témoins tous tout toute toutes très un une vers voici ' +
      'vos votre vous y à être'
    ).split(' '),
  ),
};

/** Addresses, paths and names of files are no words of any language. */
const NAMES = /\S+:\/\/\S+|\S+@\S+|[\w./-]+\.[a-z]{2,5}\b|\B\/[\w/{}-]+/gi;

/** Cuts a block of text into sentences. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…](?:\s?[)»”"])?)\s+(?=[\p{Lu}«“"(])/u);

/** @returns Whether the small words of a sentence are those of another language: names and quoted terms have none. */
export function isOther(sentence: string, language: Locale): boolean {
  const words =
    sentence
      .replace(NAMES, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (name: Locale): number => words.filter((word) => WORDS[name].has(word)).length;
  const own = count(language);
  return locales.some((other) => other !== language && words.length > 1 && count(other) > 2 * own);
}

/**
 * Finds sentences in the other language than their page: a text that a component forgot to translate, an English
 * default of a library, a paragraph that was left in the translation of a page.
 * @param site Of one language.
 * @param sites Of all: a page whose translation comes later shows English.
 */
export function testLanguage(site: Site, sites: readonly Site[]): void {
  const {locale} = site;
  const later = Object.keys(readPending(projectRoot)).map(
    (file) => addressOf({english: file})?.address,
  );
  const untranslated = new Set(
    sites
      .flatMap(({base, pages}) =>
        pages.filter((page) => later.includes(`/${page.path.slice(base.length)}`)),
      )
      .flatMap(({tree}) => readTexts(tree)),
  );
  const {otherLanguage} = readExceptions(path.join(projectRoot, EXCEPTIONS_FILE));
  const allowed = Object.keys(otherLanguage);
  const findOther = (texts: readonly string[]): string[] =>
    texts
      .filter((text) => !untranslated.has(text))
      .flatMap(splitSentences)
      .filter((sentence) => isOther(sentence, locale))
      .filter((sentence) => !allowed.some((text) => sentence.includes(text)))
      .map(
        (sentence) =>
          `“${sentence}” is not ${languageName(locale)}. Translate it in i18n/, mark it with lang="…", or add it with a reason to otherLanguage in ${EXCEPTIONS_FILE}.`,
      );

  it('are in their language', () => {
    eachPage(site, ({tree}) => findOther(readTexts(tree)));
    expect(findOther(Object.values(loadBuildTexts(projectRoot, locale)))).toEqual([]);
  });
}
