import fs from 'node:fs';
import categories from '@generated/content/default/device-categories.json';
import faq from '@generated/content/default/faq.json';
import integrations from '@generated/content/default/integrations.json';
import {readSite} from '../../../checks/pages';
import {facts, writeFact} from '../facts';
import {formatFact} from '../formatFact';
import {marks} from '../marks';
import {footerColumns} from '../navigation';

/*
 * Rules that the content has to follow, whatever it says today. Each message tells what to change;
 * the file is the one of src/data that the first word names.
 */

/**
 * Fields that must differ within a list. Ids, slugs and URLs are keys of components, whose tests
 * fail on duplicates.
 */
const UNIQUE: Readonly<Record<string, readonly string[]>> = {
  'device-categories: device': categories.flatMap(({devices}) => devices),
  'faq: question': faq.map(({question}) => question),
  'marks: drawing': Object.values(marks).map(({drawing}) => String(drawing)),
  'navigation: footer label': footerColumns.flatMap(({links}) => links.map(({label}) => label)),
};

const when = (isProblem: boolean, message: string): readonly string[] =>
  isProblem ? [message] : [];

const RULES: Readonly<Record<string, () => readonly string[]>> = {
  'names nothing twice in a list': () =>
    Object.entries(UNIQUE).flatMap(([list, names]) =>
      names
        .filter((name, index) => names.indexOf(name) !== index)
        .map((name) => `${list} "${name}" is there twice: name it once`),
    ),

  'has the mark of each integration': () =>
    integrations.flatMap(({id, name}) =>
      when(!(id in marks), `marks: ${name}: add ${id} to src/data/marks.ts`),
    ),

  'claims the request limit that openapi/firegrid.yaml says': () => {
    const [, requests, seconds] =
      /RateLimitPolicy:[^]*?example: '"key";q=(\d+);w=(\d+)'/.exec(
        fs.readFileSync('openapi/firegrid.yaml', 'utf8'),
      ) ?? [];
    return when(
      Number(requests) !== facts.apiRequestsPerMinute.value || Number(seconds) !== 60,
      'facts: apiRequestsPerMinute: the description of the API has another limit',
    );
  },
};

it.each(Object.entries(RULES))('%s', (_rule, findProblems) => {
  expect(findProblems()).toEqual([]);
});

it('knows in the check of the pages which facts there are', () => {
  expect(readSite(process.cwd(), []).facts).toEqual(Object.keys(facts));
});

it('writes facts as readers of a language expect them', () => {
  const {value} = facts.starterPrice;
  expect(formatFact('starterPrice')).toBe(`$${value}`);
  expect(writeFact('starterPrice', 'fr')).toBe(`${value}\u00a0$`);
  expect(() => writeFact('starterPrice', 'es')).toThrow('src/data/facts.ts');
});
