import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import type {LitCell} from '@site/src/components/EmberGrid';
import {PageHero} from '@site/src/components/PageHero';
import {PointList} from '@site/src/components/PointList';
import {Section} from '@site/src/components/Section';
import {joinReasons, values} from '@site/src/data/careers';
import {formatFact} from '@site/src/data/formatFact';
import {jobs, jobTerms, type Job} from '@site/src/data/jobs';
import {mailtoHref} from '@site/src/lib/mailto';
import {useAnchor} from '@site/src/lib/useAnchor';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.route.module.css';

/** A team on the grid, and places that wait for somebody. */
const CELLS: readonly LitCell[] = [
  {column: 2, row: 0},
  {column: 0, row: 1},
  {column: 1, row: 1, tone: 'outline'},
  {column: 3, row: 2},
  {column: 1, row: 2, tone: 'glow'},
];

function JoinReasons(): ReactNode {
  return (
    <Section id="why-join-us" title={translate({id: 'careers.join.title', message: 'Why join us'})}>
      <PointList points={joinReasons} look="marked" />
    </Section>
  );
}

function Values(): ReactNode {
  return (
    <Section
      id="values"
      tone="sunken"
      title={translate({id: 'careers.value.title', message: 'What we value'})}
    >
      <PointList points={values} look="numbered" />
    </Section>
  );
}

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
      <ul className={styles.terms} data-no-excerpt>
        <li>{job.department}</li>
        <li>{jobTerms.place}</li>
        <li>{jobTerms.type}</li>
      </ul>
    </li>
  );
}

/** The open roles, a row each. */
function JobList(): ReactNode {
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

/** For those whom no open role fits. */
function OpenApplication(): ReactNode {
  const {supportEmail} = useSiteConfig();
  const subject = translate({
    id: 'careers.open.subject',
    message: 'Open application',
    description: 'Subject of the message',
  });
  return (
    <Section
      id="open-application"
      tone="sunken"
      title={translate({id: 'careers.open.title', message: 'No role that fits?'})}
      intro={
        <Translate id="careers.open.intro">
          Send an open application. Tell us what you do well, which part of the product you would
          change first and why. We read every application.
        </Translate>
      }
    >
      <ButtonLink href={mailtoHref(supportEmail, {subject})}>
        <Translate id="careers.open.write">Write your open application</Translate>
      </ButtonLink>
      <p className={styles.privacy}>
        <Translate
          id="careers.open.privacy"
          values={{
            policy: (
              <Link to="/privacy/">
                <Translate id="careers.open.privacy.link">privacy policy</Translate>
              </Link>
            ),
          }}
        >
          {'The {policy} explains how we use what you send us.'}
        </Translate>
      </p>
    </Section>
  );
}

export function Careers(): ReactNode {
  return (
    <main>
      <PageHero
        title={translate({id: 'careers.title', message: 'Careers'})}
        lead={
          <Translate id="careers.lead" values={{devices: formatFact('deviceCount')}}>
            {
              'We run a cloud of over {devices} real devices so that other teams can ship with fewer surprises. If you like work where hardware, software and people meet, read on.'
            }
          </Translate>
        }
        cells={CELLS}
      >
        <ButtonLink href="#open-roles">
          <Translate id="careers.seeRoles">See the open roles</Translate>
        </ButtonLink>
      </PageHero>
      <JoinReasons />
      <Values />
      <JobList />
      <OpenApplication />
    </main>
  );
}
