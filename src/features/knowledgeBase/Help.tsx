import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {SupportLink} from '@site/src/components/mdx/SupportLink';
import {useAnchor} from '@site/src/lib/useAnchor';
import styles from './styles.route.module.css';

function Embedding(): ReactNode {
  return (
    <section id={useAnchor('embed-videos')} className={styles.panel}>
      <Heading as="h2" className={styles.panelTitle}>
        <Translate id="knowledgeBase.embed.title">Show our videos on your site</Translate>
      </Heading>
      <p>
        <Translate id="knowledgeBase.embed.text">
          You train a team, teach a course or keep an internal wiki, and would like to show one of
          these videos there? Tell us where it will appear, and we will send you what you need.
        </Translate>
      </p>
      <p className={styles.panelAction}>
        <SupportLink
          subject={translate({id: 'knowledgeBase.embed.subject', message: 'Embedding a video'})}
        >
          <Translate id="knowledgeBase.embed.link">Write to us about embedding a video</Translate>
        </SupportLink>
      </p>
    </section>
  );
}

function StillLooking(): ReactNode {
  return (
    <section id={useAnchor('help')} className={styles.panel}>
      <Heading as="h2" className={styles.panelTitle}>
        <Translate id="knowledgeBase.help.title">Still looking?</Translate>
      </Heading>
      <p>
        <Translate
          id="knowledgeBase.help.text"
          values={{
            faq: (
              <Link to="/#faq">
                <Translate id="knowledgeBase.help.faq">frequently asked questions</Translate>
              </Link>
            ),
            address: (
              <SupportLink
                subject={translate({
                  id: 'knowledgeBase.help.subject',
                  message: 'A question that the knowledge base leaves open',
                })}
              />
            ),
          }}
        >
          {
            'Look into the {faq}, or ask a person: say what you tried, what you expected and what happened, with the address of the session if there is one. The form reaches us, and so does {address}.'
          }
        </Translate>
      </p>
      <p className={styles.panelAction}>
        <ButtonLink to="/#contact" variant="secondary">
          <Translate id="knowledgeBase.help.contact">Contact us</Translate>
        </ButtonLink>
      </p>
    </section>
  );
}

/** The invitation to write about embedding, and what to do when nothing above helps. */
export function Help(): ReactNode {
  return (
    <div className={styles.help}>
      <StillLooking />
      <Embedding />
    </div>
  );
}
