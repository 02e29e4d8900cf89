import {translate} from '@docusaurus/Translate';
import {jobs, type Job} from '@site/src/data/jobs';

/** Headings that the page and the structured data share. */
export const listTitles = {
  duties: translate({id: 'careers.job.duties', message: 'What you will do'}),
  requirements: translate({id: 'careers.job.requirements', message: 'What you bring'}),
} as const;

/**
 * @param slug As MDX gives it.
 * @returns The job of that name.
 * @throws Error at build for an unknown slug, naming the known ones: MDX is not type-checked.
 */
export function findJob(slug: string): Job {
  const job = jobs.find((candidate) => candidate.slug === slug);
  if (!job) {
    const known = jobs.map((candidate) => candidate.slug).join(', ');
    throw new Error(
      `There is no job "${slug}". Use one of: ${known}, or add it to src/data/jobs.ts.`,
    );
  }
  return job;
}
