import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {departmentNames, jobs, jobTerms, type Job} from '@site/src/data/jobs';
import {useAnchor} from '@site/src/lib/useAnchor';
import styles from './styles.route.module.css';

function JobRow({job}: {readonly job: Job}): ReactNode {
  return (
    // Older links lead to the job on this page: /careers/#qa-engineer.
    <li id={useAnchor(job.slug)} tabIndex={-1} className={styles.job}>
      <div>
        <Heading as="h3" className={styles.jobTitle}>
          <Link to={`/careers/${job.slug}/`} className={styles.jobLink}>
            {job.title}
          </Link>
        </Heading>
        <p className={styles.jobSummary}>{job.summary}</p>
      </div>
      <ul className={styles.terms}>
        <li>{departmentNames[job.department]}</li>
        <li>{jobTerms.place}</li>
        <li>{jobTerms.type}</li>
      </ul>
    </li>
  );
}

/** The open roles, a row each. */
export function JobList(): ReactNode {
  return (
    <Section id="open-roles" title={translate({id: 'careers.roles.title', message: 'Open roles'})}>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <JobRow key={job.slug} job={job} />
        ))}
      </ul>
    </Section>
  );
}
