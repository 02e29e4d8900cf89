import jobs from '@generated/content/default/jobs.json';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {ApplyLink} from '../job';
import {jobPosting} from '../jobPosting';
import type {Job} from '../terms';

/* The structured data of the built pages is read by checks/built. */

describe('a job', () => {
  const [job] = jobs as readonly [Job];
  const texts = {duties: ['Test.'], requirements: ['Less than <b> & more.']};

  it('that does not exist stops the build, naming those that do', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderOnSite(<ApplyLink slug="astronaut" />)).toThrow(
      new RegExp(`no job "astronaut".*${job.id}`),
    );
  });

  it('is told to search engines as text, whatever signs of markup it holds', () => {
    const posting = jobPosting(
      {...job, ...texts},
      {brand: 'Firegrid', siteUrl: 'https://firegrid.example/site/'},
      {duties: 'What you will do', requirements: 'What you bring'},
    );
    expect(posting.hiringOrganization).toMatchObject({
      sameAs: 'https://firegrid.example/site/',
      logo: 'https://firegrid.example/site/apple-touch-icon.png',
    });
    expect(posting.description).toContain('<li>Less than &lt;b&gt; &amp; more.</li>');
  });
});
