import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {ComponentType} from 'react';
import {Feeds} from '@site/src/components/Feeds';
import {LocalDate} from '@site/src/components/LocalDate';
import {PageHero} from '@site/src/components/PageHero';
import {PageTitle} from '@site/src/components/PageTitle';
import styles from './styles.route.module.css';

/** The text of an entry, with what its file says about it. */
interface Entry {
  readonly Text: ComponentType;
  readonly title: string;
  readonly permalink: string;
  readonly date: string;
}

export interface ChangelogProps {
  readonly title: string;
  /** Newest first. */
  readonly entries: readonly Entry[];
}

/** Entries by day. Each is a section with its own URL. */
export function Changelog({title, entries}: ChangelogProps) {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = entry.date.slice(0, 'YYYY-MM-DD'.length);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return (
    <main>
      <PageHero cells="2 11 03">
        <PageTitle>{title}</PageTitle>
        <p>
          <Translate id="changelog.lead">
            What is new on this site, day by day. Entries are dated from the history of its source
            code.
          </Translate>
        </p>
        <div className="button-row">
          <Feeds
            of="/changelog/"
            title={translate({id: 'changelog.feeds.title', message: 'Website changelog'})}
          >
            <Translate id="changelog.feeds" description="Before the links RSS, Atom and JSON">
              Follow the changes:
            </Translate>
          </Feeds>
        </div>
      </PageHero>
      <div className="page-column">
        {[...days].map(([day, ofDay]) => (
          <section key={day} className={styles.day}>
            <Heading as="h2" className={styles.date} data-no-excerpt>
              <LocalDate date={day} />
            </Heading>
            <div>
              {ofDay.map(({Text, title: name, permalink}) => (
                <article key={permalink} className={styles.entry}>
                  <Heading as="h3" id={permalink.split('/').filter(Boolean).at(-1)}>
                    {name}
                  </Heading>
                  <MDXContent>
                    <Text />
                  </MDXContent>
                </article>
              ))}
            </div>
          </section>
        ))}
      </div>
    </main>
  );
}
