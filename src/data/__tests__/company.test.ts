import fs from 'node:fs';
import {joinReasons, values} from '../careers';
import {departmentNames, jobs} from '../jobs';
import {services} from '../services';

const ENGLISH = 'src/pages/careers';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-pages/careers';

const frenchTexts = JSON.parse(fs.readFileSync('i18n/fr/code.json', 'utf8')) as Readonly<
  Record<string, {readonly message: string}>
>;

const pageOf = (folder: string, slug: string): string =>
  fs.readFileSync(`${folder}/${slug}.mdx`, 'utf8');

const titleOf = (source: string): string | undefined => /^title: (.+)$/m.exec(source)?.[1];

describe('services', () => {
  it('are the four of the specification', () => {
    expect(services.map(({id, name}) => [id, name])).toEqual([
      ['automated-testing', 'Automated Testing'],
      ['ci-cd-integration', 'CI/CD Integration'],
      ['video-playback', 'Video Playback'],
      ['tool-integration', 'Tool Integration'],
    ]);
  });

  it.each(services)('$name has four features, each once', ({features, description}) => {
    expect(new Set(features).size).toBe(4);
    expect(description).toMatch(/\.$/);
  });

  it('lead to what teaches them', () => {
    expect(services.map(({link}) => link.to)).toEqual([
      '/documentation/quick-start/',
      '/documentation/ci/github-actions/',
      '/documentation/sessions/video-recording/',
      '/integrations/',
    ]);
  });

  it('take the numbers of sessions from the facts', () => {
    expect(services[0]?.features.join(' ')).toContain('5 on the free plan, 15 with Professional');
  });
});

describe('jobs', () => {
  it('are the four of the specification', () => {
    expect(jobs.map(({title, department}) => [title, departmentNames[department]])).toEqual([
      ['Senior Full-Stack Developer', 'Engineering'],
      ['Product Designer', 'Design'],
      ['QA Engineer', 'Engineering'],
      ['Marketing Manager', 'Marketing'],
    ]);
  });

  it.each(jobs)('$slug says what one does and brings, and since when', (job) => {
    expect(job.duties.length).toBeGreaterThanOrEqual(4);
    expect(job.requirements.length).toBeGreaterThanOrEqual(4);
    expect(new Date(job.datePosted).toISOString().slice(0, 10)).toBe(job.datePosted);
    expect(Date.parse(job.datePosted)).toBeLessThanOrEqual(Date.now());
    expect(job.subject).toContain(job.title);
  });

  it.each(jobs)('$slug has a page of its own title in English', ({slug, title}) => {
    expect(titleOf(pageOf(ENGLISH, slug))).toBe(title);
  });

  it.each(jobs)('$slug has a page in French, with the title of its list', ({slug}) => {
    const titles = Object.entries(frenchTexts)
      .filter(([id]) => /^jobs\.\w+\.title$/.test(id))
      .map(([, {message}]) => message);
    expect(titles).toContain(titleOf(pageOf(FRENCH, slug)));
  });

  it.each([
    [ENGLISH, 'What you will do', 'What you bring'],
    [
      FRENCH,
      frenchTexts['careers.job.duties']?.message,
      frenchTexts['careers.job.requirements']?.message,
    ],
  ])('the pages in %s head their lists as the structured data does', (folder, duties, needs) => {
    for (const {slug} of jobs) {
      const source = pageOf(folder, slug);
      expect(source).toContain(`## ${duties} {/* #duties */}`);
      expect(source).toContain(`## ${needs} {/* #requirements */}`);
      expect(source.match(/slug="([\w-]+)"/g)).toEqual(Array(4).fill(`slug="${slug}"`));
    }
  });

  it('have no page that is not in the list', () => {
    const pages = fs.readdirSync(ENGLISH).filter((file) => file.endsWith('.mdx'));
    expect(pages.sort()).toEqual(jobs.map(({slug}) => `${slug}.mdx`).sort());
  });
});

it('names three values, and reasons to join', () => {
  expect(values).toHaveLength(3);
  expect(joinReasons.length).toBeGreaterThanOrEqual(3);
});
