import jobs from '@generated/content/default/jobs.json';
import {screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {ApplyLink, JobHeader} from '../job';
import {jobPosting} from '../jobPosting';
import {Jobs} from '../Jobs';
import type {Job} from '../terms';

/* The structured data of the built pages is read by checks/built. */

const mail = (subject: string): string =>
  `mailto:support@firegrid.example?subject=${encodeURIComponent(subject)}`;

it('lists the jobs with their pages and terms, under the anchors of older links', () => {
  renderOnSite(<Jobs />);
  const rows = screen.getAllByRole('heading', {level: 3}).map((heading) => {
    const card = heading.closest('li')!;
    const row = within(card);
    return [
      card.id,
      row.getByRole('link').getAttribute('href'),
      ...row.getAllByRole('listitem').map(({textContent}) => textContent),
    ];
  });
  expect(rows).toEqual(
    jobs.map(({id, department}) => [id, `/careers/${id}/`, department, 'Remote', 'Full-time']),
  );
});

describe('a job', () => {
  const [job] = jobs as readonly [Job];
  const texts = {duties: ['Test.'], requirements: ['Less than <b> & more.']};

  it('begins with its title, its terms and the way to apply', () => {
    renderOnSite(<JobHeader slug={job.id} texts={texts} />);
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(job.title);
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      job.department,
      'Remote, Canada',
      'Full-time',
      expect.stringMatching(/^Posted on [A-Z][a-z]+ \d+, \d{4}$/),
    ]);
    expect(screen.getByRole('link', {name: 'Apply by email'})).toHaveAttribute(
      'href',
      mail(`Application for ${job.title}`),
    );
    expect(screen.getByRole('link', {name: 'All open roles'})).toHaveAttribute('href', '/careers/');
  });

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
