import type {BreadcrumbList, JobPosting, WithContext} from 'schema-dts';
import type {Job} from '@site/src/data/jobs';

export interface Employer {
  readonly name: string;
  /** Origin of the site, without a slash at the end. */
  readonly siteUrl: string;
}

export interface JobPostingRequest {
  readonly job: Job;
  readonly employer: Employer;
  /** Headings that the page shows above the two lists, and the country of `jobTerms`. */
  readonly texts: {
    readonly duties: string;
    readonly requirements: string;
    readonly country: string;
  };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function listHtml(title: string, items: readonly string[]): string {
  const entries = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  return `<p><strong>${escapeHtml(title)}</strong></p><ul>${entries}</ul>`;
}

/**
 * The whole of a job as HTML: what the page shows from the same data.
 * @param request The job and the headings of its lists.
 */
export function descriptionHtml({job, texts}: Omit<JobPostingRequest, 'employer'>): string {
  return [
    `<p>${escapeHtml(job.summary)}</p>`,
    listHtml(texts.duties, job.duties),
    listHtml(texts.requirements, job.requirements),
  ].join('');
}

/**
 * Describes a job for search engines. It has no `validThrough`, since no role has a last day, and
 * no salary, since the page names none.
 * @param request The job, who offers it, and the texts of the page's language.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(request: JobPostingRequest): WithContext<JobPosting> {
  const {job, employer, texts} = request;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(request),
    identifier: {'@type': 'PropertyValue', name: employer.name, value: job.slug},
    datePosted: job.datePosted,
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      sameAs: `${employer.siteUrl}/`,
      logo: `${employer.siteUrl}/apple-touch-icon.png`,
    },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: {'@type': 'Country', name: texts.country},
    directApply: true,
  };
}

export interface Crumb {
  readonly name: string;
  /** Full address. */
  readonly item: string;
}

/**
 * Where a page stands below others.
 * @param crumbs From the top down, the page itself last.
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, item}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
