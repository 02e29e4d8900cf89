import {translate} from '@docusaurus/Translate';
import type {Reader} from '../engine/language';
import type {Source} from '../types';
import {companyFacts, type CompanyAddresses} from './company';
import {deviceFacts} from './devices';
import {planFacts} from './plans';
import {Question} from './question';

/** Something that the site's own data say. */
export interface Fact {
  /** Words and phrases, divided by commas: a question for this fact holds one of them. */
  readonly asks: string;
  /** Other words of such a question. Any further word asks for something else. */
  readonly about: string;
  /** Whether it may hold any number besides. */
  readonly hasNumbers?: boolean;
  /** The answer in Markdown; null where the data hold none for this question. */
  readonly answer: (question: Question) => string | null;
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

  constructor(
    addresses: CompanyAddresses,
    private readonly brand: string,
    private readonly reader: Reader,
  ) {
    this.#facts = [...planFacts, ...companyFacts(addresses), ...deviceFacts];
  }

  /** @returns The fact that a question asks for by its words alone. */
  find(typed: string): FoundFact | undefined {
    const question = new Question(typed, this.reader);
    return this.#firstAnswer(question, ({asks, about, hasNumbers = false}) => {
      const others = question.termsBeside(asks, about, anywhere, this.brand);
      return question.mentions(asks) && others.every((term) => hasNumbers && /^\d+$/.test(term));
    });
  }

  /** @returns The fact that replaces the text of a section that the search found. */
  findFor(path: string, typed: string): FoundFact | undefined {
    const question = new Question(typed, this.reader);
    return this.#firstAnswer(question, ({replaces}) => replaces?.includes(path) ?? false);
  }

  #firstAnswer(question: Question, fits: (fact: Fact) => boolean): FoundFact | undefined {
    for (const fact of this.#facts.filter(fits)) {
      const text = fact.answer(question);
      if (text !== null) {
        return {fact, text};
      }
    }
    return undefined;
  }
}
