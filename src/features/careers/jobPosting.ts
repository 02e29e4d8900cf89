import type {JobPosting, WithContext} from 'schema-dts';
import {escapeHtml} from '@site/src/lib/escapeHtml';
import type {SiteConfig} from '@site/src/lib/useSiteConfig';
import {jobTerms, type Job} from './terms';

function listHtml(title: string, items: readonly string[]) {
  const entries = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  return `<p><strong>${escapeHtml(title)}</strong></p><ul>${entries}</ul>`;
}

/** The work, from the front matter of the job's page. */
export interface JobTexts {
  readonly duties: readonly string[];
  readonly requirements: readonly string[];
}

/**
 * Describes a job for search engines: its description is the page's text as HTML. It has no
 * `validThrough`, since no role has a last day, and no salary, since the page names none.
 * @param job The job, with the lists of its page.
 * @param site The employer: brand and URL of the site.
 * @param titles Headings of the job's two lists.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(
  {title, id, summary, duties, requirements, posted}: Job & JobTexts,
  {brand: name, siteUrl}: Pick<SiteConfig, 'brand' | 'siteUrl'>,
  titles: Readonly<Record<keyof JobTexts, string>>,
): WithContext<JobPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: [
      `<p>${escapeHtml(summary)}</p>`,
      listHtml(titles.duties, duties),
      listHtml(titles.requirements, requirements),
    ].join(''),
    identifier: {'@type': 'PropertyValue', name, value: id},
    datePosted: posted,
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name,
      sameAs: siteUrl,
      logo: `${siteUrl}apple-touch-icon.png`,
    },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: {'@type': 'Country', name: jobTerms.country},
    directApply: true,
  };
}
