import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {StructuredData} from '@site/src/components/StructuredData';
import {jobTerms, type Job} from '@site/src/data/jobs';
import {breadcrumbList, jobPosting} from './jobPosting';
import {listTitles} from './texts';

export interface JobDataProps {
  readonly job: Job;
}

/** What search engines are told of a job: the job itself, and where its page stands. */
export function JobData({job}: JobDataProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const address = (path: string): string => withBaseUrl(path, {absolute: true});
  return (
    <>
      <StructuredData
        data={jobPosting({
          job,
          employer: {name: siteConfig.title, siteUrl: siteConfig.url},
          texts: {...listTitles, country: jobTerms.country},
        })}
      />
      <StructuredData
        data={breadcrumbList([
          {
            name: translate({id: 'careers.job.parent', message: 'Careers'}),
            item: address('/careers/'),
          },
          {name: job.title, item: address(`/careers/${job.slug}/`)},
        ])}
      />
    </>
  );
}
