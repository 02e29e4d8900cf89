import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {departmentNames, jobTerms} from '@site/src/data/jobs';
import {languageTag} from '@site/src/lib/locale';
import {ApplyLink} from './ApplyLink';
import {JobData} from './JobData';
import styles from './job.route.module.css';
import {findJob} from './texts';

export interface JobHeaderProps {
  readonly slug: string;
}

/** Days have no hour: read as UTC, they stay the same day everywhere. */
const dayFormat = new Intl.DateTimeFormat(languageTag, {dateStyle: 'long', timeZone: 'UTC'});

/** The top of a job's page: the way back, the title, the terms, how to apply. */
export function JobHeader({slug}: JobHeaderProps): ReactNode {
  const job = findJob(slug);
  return (
    <header className={styles.header}>
      <JobData job={job} />
      <nav aria-label={translate({id: 'careers.job.breadcrumbs', message: 'Breadcrumbs'})}>
        <Link to="/careers/" className={styles.back}>
          <Translate id="careers.job.allRoles">All open roles</Translate>
        </Link>
      </nav>
      <Heading as="h1" className={styles.title}>
        {job.title}
      </Heading>
      <p className={styles.summary}>{job.summary}</p>
      <ul className={styles.terms}>
        <li>{departmentNames[job.department]}</li>
        <li>
          <Translate
            id="careers.job.place"
            values={{place: jobTerms.place, country: jobTerms.country}}
          >
            {'{place}, {country}'}
          </Translate>
        </li>
        <li>{jobTerms.type}</li>
        <li>
          <Translate
            id="careers.job.posted"
            values={{
              date: (
                <time dateTime={job.datePosted}>{dayFormat.format(new Date(job.datePosted))}</time>
              ),
            }}
          >
            {'Posted on {date}'}
          </Translate>
        </li>
      </ul>
      <ApplyLink slug={slug} />
    </header>
  );
}
