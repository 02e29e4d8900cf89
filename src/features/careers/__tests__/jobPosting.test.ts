import {jobs} from '@site/src/data/jobs';
import {jobPosting} from '../job/jobPosting';

const employer = {name: 'Firegrid', siteUrl: 'https://firegrid.example'};
const titles = {duties: 'What you will do', requirements: 'What you bring'};

describe('the structured data of a job', () => {
  it.each(jobs)('$slug has every field that search engines require', (job) => {
    expect(jobPosting(job, employer, titles)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      description: expect.any(String),
      identifier: {'@type': 'PropertyValue', name: 'Firegrid', value: job.slug},
      datePosted: job.datePosted,
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Firegrid',
        sameAs: 'https://firegrid.example/',
        logo: 'https://firegrid.example/apple-touch-icon.png',
      },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: {'@type': 'Country', name: 'Canada'},
      directApply: true,
    });
  });

  it.each(jobs)('$slug is described by its own text, as HTML', (job) => {
    const holder = document.createElement('div');
    holder.innerHTML = jobPosting(job, employer, titles).description as string;
    const items = [...holder.querySelectorAll('li')].map(({textContent}) => textContent);
    expect(items).toEqual([...job.duties, ...job.requirements]);
    expect(holder.querySelector('p')).toHaveTextContent(job.summary);
  });

  it('keeps signs of markup in a text from becoming markup', () => {
    const job = {...jobs[0]!, summary: 'Less than <b> & more'};
    expect(jobPosting(job, employer, titles).description).toContain(
      '<p>Less than &lt;b&gt; &amp; more</p>',
    );
  });
});
