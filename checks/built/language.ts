import path from 'node:path';
import type {Element, Nodes} from 'hast';
import {projectRoot} from '../../scripts/lib/paths';
import {loadBuildTexts} from '../../src/config/buildTexts';
import {languageName, locales, type Locale} from '../../src/config/locales';
import {INLINE} from '../../src/plugins/built-pages/content';
import {english} from '../../src/search/engine/english';
import {french} from '../../src/search/engine/french';
import {spaced} from '../../src/search/engine/language';
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
 * @returns Blocks of text, after the labels within them; white space collapsed.
 */
export function readTexts(tree: Nodes): readonly string[] {
  const texts: string[] = [];
  const read = (node: Nodes): string => {
    if (node.type === 'text') {
      return node.value.replace(/\s+/g, ' ');
    }
    if (node.type === 'element' && (isForeign(node) || SKIPPED.has(node.tagName))) {
      return ' ';
    }
    const {name, content, ...labels} = node.type === 'element' ? node.properties : {};
    const values = [...ATTRIBUTES.map((label) => labels[label]), name === 'description' && content];
    texts.push(...values.filter((text) => typeof text === 'string'));
    const inner = 'children' in node ? node.children.map(read).join('') : '';
    if (node.type === 'element' && INLINE.has(node.tagName)) {
      return inner;
    }
    return `\n${inner}\n`;
  };
  const blocks = read(tree).split('\n');
  return [...texts, ...blocks].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Words of buttons, beside those of the search that make a sentence one; CI and lots are in both languages. */
const MORE_WORDS: Readonly<Record<Locale, string>> = {
  en:
    'accepted agree back choose ci click close could device devices find first free knowledge last learn new next ' +
    'open policy pricing privacy read search send sign start write',
  fr: 'accueil ainsi appareil appareils aucune essai gratuit lot meme selon tarifs temoins',
};

const stopWords = {en: english.stopWords, fr: french.stopWords};

/** Words that one of the languages has and the others do not. */
const wordsOf = (locale: Locale): string[] =>
  `${stopWords[locale]} ${MORE_WORDS[locale]}`.split(/\s+/);

const WORDS = new Map(
  locales.map((locale) => {
    const others = locales.filter((other) => other !== locale).flatMap(wordsOf);
    return [locale, new Set(wordsOf(locale).filter((word) => !others.includes(word)))];
  }),
);

/** Addresses, paths and names of files are no words of any language. */
const NAMES = /\S+:\/\/\S+|\S+@\S+|[\w./-]+\.[a-z]{2,5}\b|\B\/[\w/{}-]+/gi;

/** Cuts a block of text into sentences. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…](?:\s?[)»”"])?)\s+(?=[\p{Lu}«“"(])/u);

/** @returns Whether the small words of a sentence are those of another language: names and quoted terms have none. */
export function isOther(sentence: string, language: Locale): boolean {
  const words = spaced(sentence.replace(NAMES, ' ')).match(/(?<= )\p{L}+(?= )/gu) ?? [];
  const count = (name: Locale): number => words.filter((word) => WORDS.get(name)?.has(word)).length;
  return locales.some(
    (other) => other !== language && words.length > 1 && count(other) > 2 * count(language),
  );
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
