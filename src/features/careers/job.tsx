import jobs from '@generated/content/default/jobs.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {ButtonLink} from '@site/src/components/Button';
import {LocalDate} from '@site/src/components/LocalDate';
import {PageTitle} from '@site/src/components/PageTitle';
import {StructuredData} from '@site/src/components/StructuredData';
import {breadcrumbList} from '@site/src/lib/breadcrumbList';
import {mailtoHref} from '@site/src/lib/mailto';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.route.module.css';
import {jobPosting, type JobTexts} from './jobPosting';
import {jobTerms, type Job} from './terms';

interface JobProps {
  readonly slug: string;
}

interface JobHeaderProps extends JobProps {
  /** Front matter of the page, where its lists are written. */
  readonly texts: JobTexts;
}

/**
 * @returns The job of that name.
 * @throws Error at build for an unknown slug, naming the known ones: MDX is not type-checked.
 */
function findJob(slug: string) {
  const job = jobs.find(({id}) => id === slug);
  if (!job) {
    const known = jobs.map(({id}) => id).join(', ');
    throw new Error(
      `There is no job "${slug}". Use one of: ${known}, or give its page in src/pages/careers this name.`,
    );
  }
  return job;
}

/** For search engines: the job itself, and where its page is. */
function JobData({job, texts}: {readonly job: Job; readonly texts: JobTexts}) {
  const {withBaseUrl} = useBaseUrlUtils();
  const address = (path: string) => withBaseUrl(path, {absolute: true});
  const titles = {
    duties: translate({id: 'careers.job.duties', message: 'What you will do'}),
    requirements: translate({id: 'careers.job.requirements', message: 'What you bring'}),
  };
  const parent = translate({id: 'careers.job.parent', message: 'Careers'});
  return (
    <>
      <StructuredData data={jobPosting({...job, ...texts}, useSiteConfig(), titles)} />
      <StructuredData
        data={breadcrumbList([
          {name: parent, url: address('/careers/')},
          {name: job.title, url: address(`/careers/${job.id}/`)},
        ])}
      />
    </>
  );
}

/** Opens a message to us with the job as its subject. */
export function ApplyLink({slug}: JobProps) {
  const {supportEmail} = useSiteConfig();
  const subject = translate(
    {id: 'jobs.subject', message: 'Application for {title}'},
    {title: findJob(slug).title},
  );
  return (
    <ButtonLink href={mailtoHref(supportEmail, {subject})}>
      <Translate id="careers.job.apply">Apply by email</Translate>
    </ButtonLink>
  );
}

/** The top of a job's page: the way back, the title, the terms, how to apply. */
export function JobHeader({slug, texts}: JobHeaderProps) {
  const job = findJob(slug);
  const {title, summary, department, posted} = job;
  const {place, country, type} = jobTerms;
  return (
    <PageTitle
      above={
        <nav aria-label={translate({id: 'careers.job.breadcrumbs', message: 'Breadcrumbs'})}>
          <JobData job={job} texts={texts} />
          <Link to="/careers/" className="action-link">
            <Translate id="careers.job.allRoles">All open roles</Translate>
          </Link>
        </nav>
      }
      below={
        <>
          <p className="intro">{summary}</p>
          <ul className={styles.terms} data-no-excerpt>
            <li>{department}</li>
            <li>
              <Translate id="careers.job.place" values={{place, country}}>
                {'{place}, {country}'}
              </Translate>
            </li>
            <li>{type}</li>
            <li>
              <Translate id="careers.job.posted" values={{date: <LocalDate date={posted} />}}>
                {'Posted on {date}'}
              </Translate>
            </li>
          </ul>
          <ApplyLink slug={slug} />
        </>
      }
    >
      {title}
    </PageTitle>
  );
}

/** One of the lists in the page's front matter. */
export function JobPoints({points}: {readonly points: readonly string[]}) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
