import {translate} from '@docusaurus/Translate';
import type {Reader} from '../engine/language';
import type {Source} from '../types';
import {companyFacts, type CompanyAddresses} from './company';
import {deviceFacts} from './devices';
import {planFacts} from './plans';
import {readQuestion, Vocabulary, type ReadQuestion} from './vocabulary';

/** Something that the site's own data say. */
export interface Fact {
  /** Words and phrases, divided by commas: a question for this fact holds one of them. */
  readonly asks: string;
  /** Words that may stand in such a question besides. Any other word asks for something else. */
  readonly about: string;
  /** Whether numbers may stand in it that are none of the words above. */
  readonly hasNumbers?: boolean;
  /** The answer in Markdown; null where the data hold none for this question. */
  readonly answer: (
    question: ReadQuestion,
    vocabulary: (list: string) => Vocabulary,
  ) => string | null;
  /** Pages that say the same, best first: paths without the language. */
  readonly sources: readonly Source[];
  /** Sections whose text the answer replaces when the search finds them: paths without the language. */
  readonly replaces?: readonly string[];
}

/** Words that change nothing about the subject of a question. */
const anywhere = translate({
  id: 'assistant.words.anywhere',
  message:
    'today, now, currently, presently, information, info, detail, question, year, month, monthly, week, test, testing, app, website, give, list, total',
});

export interface FoundFact {
  readonly fact: Fact;
  readonly text: string;
}

/** The facts of the site, in the order in which they are tried. */
export class Facts {
  readonly #facts: readonly Fact[];
  readonly #vocabularies = new Map<string, Vocabulary>();

  constructor(
    addresses: CompanyAddresses,
    private readonly brand: string,
    private readonly reader: Reader,
  ) {
    this.#facts = [...planFacts, ...companyFacts(addresses), ...deviceFacts];
  }

  readonly #vocabulary = (list: string): Vocabulary => {
    const known = this.#vocabularies.get(list) ?? new Vocabulary(list, this.reader);
    this.#vocabularies.set(list, known);
    return known;
  };

  #answer(fact: Fact, question: ReadQuestion): FoundFact | undefined {
    const text = fact.answer(question, this.#vocabulary);
    return text === null ? undefined : {fact, text};
  }

  /** @returns The fact that a question asks for by its words alone. */
  find(question: string): FoundFact | undefined {
    const asked = readQuestion(question, this.reader);
    const lists = [anywhere, this.brand];
    const fits = ({asks, about, hasNumbers = false}: Fact): boolean =>
      this.#vocabulary(asks).isIn(asked) &&
      asked.terms.every(
        (term) =>
          (hasNumbers && /^\d+$/.test(term)) ||
          [asks, about, ...lists].some((list) => this.#vocabulary(list).knows(term)),
      );
    for (const fact of this.#facts.filter(fits)) {
      const found = this.#answer(fact, asked);
      if (found) {
        return found;
      }
    }
    return undefined;
  }

  /** @returns The fact that replaces the text of a section that the search found. */
  findFor(path: string, question: string): FoundFact | undefined {
    const fact = this.#facts.find(({replaces = []}) => replaces.includes(path));
    return fact && this.#answer(fact, readQuestion(question, this.reader));
  }
}
