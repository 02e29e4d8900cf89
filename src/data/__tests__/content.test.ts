import fs from 'node:fs';
import choices from '@generated/content/default/choices.json';
import categories from '@generated/content/default/device-categories.json';
import faq from '@generated/content/default/faq.json';
import integrations from '@generated/content/default/integrations.json';
import {readSite} from '../../../checks/pages';
import {chosen, facts, writeFact} from '../facts';
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

const read = (file: string) => fs.readFileSync(file, 'utf8');

/** Names in `{sentences.name}` on the pages of a folder. */
const choicesOn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => [...read(`${folder}/${name}`).matchAll(/\{sentences\.(\w+)\}/g)])
    .map(([, name = '']) => name);

/** Status, type and title of a problem: the same in every example of its type. */
const PROBLEM = /problems\/([\w-]+)\n +title: (.+)\n +status: (\d+)/g;

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
      /RateLimitPolicy:[^]*?example: '"key";q=(\d+);w=(\d+)'/.exec(read('openapi/firegrid.yaml')) ??
      [];
    return when(
      Number(requests) !== facts.apiRequestsPerMinute.value || Number(seconds) !== 60,
      'facts: apiRequestsPerMinute: the description of the API has another limit',
    );
  },

  'promises each chosen number in a sentence, where the person in charge finds it': () => {
    const texts = read('src/data/choices.yml') + read('src/data/figures.yml');
    return Object.keys(chosen).flatMap((id) =>
      when(!texts.includes(`{${id}}`), `facts: ${id}: add its sentence to src/data/choices.yml`),
    );
  },

  'has the choices that pages show, and no other': () => {
    const shown = ['docs', 'src/pages'].flatMap(choicesOn);
    const names = Object.keys(choices);
    return [...shown, ...names].flatMap((name) =>
      when(
        !shown.includes(name) || !names.includes(name),
        `choices: ${name}: write it in choices.yml and show it on a page, or remove it`,
      ),
    );
  },

  'lists the problems of openapi/firegrid.yaml in the errors': () => {
    const errors = read('docs/reference/errors.mdx').replaceAll(/ +/g, ' ');
    return [...read('openapi/firegrid.yaml').matchAll(PROBLEM)].flatMap(
      ([, name = '', title = '', status = '']) =>
        when(
          !errors.includes(`| \`${status}\` | [\`${name}\`](#${name}) | ${title} |`),
          `errors: list ${status}, ${name}, “${title}” in docs/reference/errors.mdx`,
        ),
    );
  },

  'quotes the message of the hub with the default of queueTimeout': () =>
    when(
      !read('docs/reference/errors.mdx').includes(
        `"Queue timeout after ${facts.queueSeconds.value} seconds: `,
      ),
      'errors: docs/reference/errors.mdx has another number of seconds than queueSeconds',
    ),
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
