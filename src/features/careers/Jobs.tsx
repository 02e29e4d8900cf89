import jobs from '@generated/content/default/jobs.json';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {Card, Cards} from '@site/src/components/mdx/Cards';
import {useAnchor} from '@site/src/lib/useAnchor';
import styles from './styles.route.module.css';
import {jobTerms, type Job} from './terms';

function JobCard({id, title, summary, department}: Job) {
  return (
    // Older links lead to the job on this page: /careers/#qa-engineer.
    <Card id={useAnchor(id)}>
      <Heading as="h3">
        <Link to={`/careers/${id}/`}>{title}</Link>
      </Heading>
      <p>{summary}</p>
      <ul className={styles.terms} data-no-excerpt>
        <li>{department}</li>
        <li>{jobTerms.place}</li>
        <li>{jobTerms.type}</li>
      </ul>
    </Card>
  );
}

/** The open roles, each with the way to its page. */
export function Jobs() {
  return (
    <Cards columns={2}>
      {jobs.map((job) => (
        <JobCard key={job.id} {...job} />
      ))}
    </Cards>
  );
}
