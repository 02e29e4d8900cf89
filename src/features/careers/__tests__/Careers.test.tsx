import {screen, waitFor, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Careers} from '..';
import {JobDuties, JobHeader, JobRequirements} from '../job';

describe('careers', () => {
  beforeEach(() => {
    renderOnSite(<Careers />);
  });

  it('lists the four jobs, each with a way to its page, its department and its terms', () => {
    const roles = within(screen.getByRole('region', {name: 'Open roles'}));
    const rows = roles.getAllByRole('heading', {level: 3}).map((heading) => {
      const row = within(heading.closest('li')!);
      return [
        row.getByRole('link').getAttribute('href'),
        ...row.getAllByRole('listitem').map(({textContent}) => textContent),
      ];
    });
    expect(rows).toEqual([
      ['/careers/senior-full-stack-developer/', 'Engineering', 'Remote', 'Full-time'],
      ['/careers/product-designer/', 'Design', 'Remote', 'Full-time'],
      ['/careers/qa-engineer/', 'Engineering', 'Remote', 'Full-time'],
      ['/careers/marketing-manager/', 'Marketing', 'Remote', 'Full-time'],
    ]);
  });

  it('keeps the anchors that older links name', () => {
    const ids = ['why-join-us', 'values', 'open-roles', 'open-application', 'qa-engineer'];
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
  it('begins with its title, its terms and the way to apply', () => {
    renderOnSite(<JobHeader slug="qa-engineer" />);
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('QA Engineer');
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      'Engineering',
      'Remote, Canada',
      'Full-time',
      'Posted on November 16, 2026',
    ]);
    expect(screen.getByRole('link', {name: 'Apply by e-mail'})).toHaveAttribute(
      'href',
      'mailto:support@firegrid.example?subject=Application%20for%20QA%20Engineer',
    );
    expect(screen.getByRole('link', {name: 'All open roles'})).toHaveAttribute('href', '/careers/');
  });

  it('is told to search engines, with the page above it', async () => {
    renderOnSite(<JobHeader slug="qa-engineer" />);
    const written = (): string[] =>
      [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
        ({innerHTML}) => innerHTML,
      );
    await waitFor(() => {
      expect(written()).toHaveLength(2);
    });
    const [posting, crumbs] = written().map((text) => JSON.parse(text) as unknown);
    expect(posting).toMatchObject({'@type': 'JobPosting', title: 'QA Engineer'});
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {name: 'Careers', item: 'https://firegrid.example/careers/'},
        {name: 'QA Engineer', item: 'https://firegrid.example/careers/qa-engineer/'},
      ],
    });
  });

  it('lists duties and requirements', () => {
    renderOnSite(
      <>
        <JobDuties slug="qa-engineer" />
        <JobRequirements slug="qa-engineer" />
      </>,
    );
    expect(screen.getByText(/Find out why a flaky test is flaky/)).toBeVisible();
    expect(screen.getByText(/You read logs with patience/)).toBeVisible();
  });

  it('that does not exist stops the build, naming those that do', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderOnSite(<JobDuties slug="qa-enginer" />)).toThrow(
      /no job "qa-enginer".*qa-engineer/,
    );
  });
});
