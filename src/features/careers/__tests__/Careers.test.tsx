import {screen, waitFor, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {departmentNames, jobs, jobTerms, type Job} from '@site/src/data/jobs';
import {Careers} from '..';
import {JobDuties, JobHeader, JobRequirements} from '../job';

describe('careers', () => {
  beforeEach(() => {
    renderOnSite(<Careers />);
  });

  it('lists the jobs, each with a way to its page, its department and its terms', () => {
    const roles = within(screen.getByRole('region', {name: 'Open roles'}));
    const rows = roles.getAllByRole('heading', {level: 3}).map((heading) => {
      const row = within(heading.closest('li')!);
      return [
        row.getByRole('link').getAttribute('href'),
        ...row.getAllByRole('listitem').map(({textContent}) => textContent),
      ];
    });
    expect(rows).toEqual(
      jobs.map(({slug, department}) => [
        `/careers/${slug}/`,
        departmentNames[department],
        jobTerms.place,
        jobTerms.type,
      ]),
    );
  });

  it('keeps the anchors that older links name', () => {
    const sections = ['why-join-us', 'values', 'open-roles', 'open-application'];
    const ids = [...sections, ...jobs.map(({slug}) => slug)];
    expect(ids.filter((id) => !document.getElementById(id))).toEqual([]);
  });

  it('takes open applications by e-mail', () => {
    expect(screen.getByRole('link', {name: 'Write your open application'})).toHaveAttribute(
      'href',
      'mailto:support@firegrid.example?subject=Open%20application',
    );
  });
});

describe('a job', () => {
  const [{slug, title, department, subject, duties, requirements}] = jobs as readonly [Job];

  it('begins with its title, its terms and the way to apply', () => {
    renderOnSite(<JobHeader slug={slug} />);
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(title);
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      departmentNames[department],
      'Remote, Canada',
      'Full-time',
      expect.stringMatching(/^Posted on [A-Z][a-z]+ \d+, \d{4}$/),
    ]);
    expect(screen.getByRole('link', {name: 'Apply by e-mail'})).toHaveAttribute(
      'href',
      `mailto:support@firegrid.example?subject=${encodeURIComponent(subject)}`,
    );
    expect(screen.getByRole('link', {name: 'All open roles'})).toHaveAttribute('href', '/careers/');
  });

  it('is told to search engines, with the page above it', async () => {
    renderOnSite(<JobHeader slug={slug} />);
    const written = (): string[] =>
      [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
        ({innerHTML}) => innerHTML,
      );
    await waitFor(() => {
      expect(written()).toHaveLength(2);
    });
    const [posting, crumbs] = written().map((text) => JSON.parse(text) as unknown);
    expect(posting).toMatchObject({'@type': 'JobPosting', title});
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {name: 'Careers', item: 'https://firegrid.example/careers/'},
        {name: title, item: `https://firegrid.example/careers/${slug}/`},
      ],
    });
  });

  it('lists duties and requirements', () => {
    renderOnSite(
      <>
        <JobDuties slug={slug} />
        <JobRequirements slug={slug} />
      </>,
    );
    const items = screen.getAllByRole('listitem').map(({textContent}) => textContent);
    expect(items).toEqual([...duties, ...requirements]);
  });

  it('that does not exist stops the build, naming those that do', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderOnSite(<JobDuties slug="astronaut" />)).toThrow(
      new RegExp(`no job "astronaut".*${slug}`),
    );
  });
});
