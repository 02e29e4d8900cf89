import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ButtonLink, type ButtonLinkProps} from '@site/src/components/Button';
import {useAnchor} from '@site/src/lib/useAnchor';
import {CUSTOM_PATH, REQUEST_PATH} from './category';
import styles from './styles.route.module.css';

interface BlockProps extends Pick<ButtonLinkProps, 'to' | 'variant'> {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly button: ReactNode;
}

function Block({id, title, text, button, ...link}: BlockProps) {
  return (
    <section id={useAnchor(id)} className={styles.block}>
      <Heading as="h2">{title}</Heading>
      <p>{text}</p>
      <ButtonLink {...link}>{button}</ButtonLink>
    </section>
  );
}

/** For tools that are not among the cards. Both buttons open the contact form, its message begun. */
export function OwnIntegrations() {
  return (
    <div className={clsx('page-column columns-2', styles.blocks)}>
      <Block
        id="request"
        title={<Translate id="integrations.request.title">Request an integration</Translate>}
        text={
          <Translate id="integrations.request.text">
            Is your tool missing? Tell us which one it is and what it should do: start tests,
            receive results, or both.
          </Translate>
        }
        to={REQUEST_PATH}
        button={<Translate id="integrations.request.button">Request integration</Translate>}
      />
      <Block
        id="custom"
        title={<Translate id="integrations.custom.title">Build a custom integration</Translate>}
        text={
          <Translate
            id="integrations.custom.text"
            values={{
              api: (
                <Link to="/api-documentation/">
                  <Translate id="integrations.custom.api">public API</Translate>
                </Link>
              ),
            }}
          >
            {
              "The {api} lists devices, starts test runs and returns their results. Tell us what you want to build, and we'll help you with the first call."
            }
          </Translate>
        }
        variant="secondary"
        to={CUSTOM_PATH}
        button={<Translate id="integrations.custom.button">Build custom integration</Translate>}
      />
    </div>
  );
}
