import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {ToolMark} from '@site/src/components/ToolMark';
import {tools} from '@site/src/data/tools';
import styles from './styles.route.module.css';

/** The tools that the service works with, each with the way to its page. */
export function Tools(): ReactNode {
  return (
    <Section
      id="tools"
      isSplit
      title={translate({id: 'home.tools.title', message: 'Works with what you have'})}
      intro={
        <Translate id="home.tools.intro">
          Your frameworks drive the devices, your pipeline starts the tests, and your team gets the
          results where it already talks.
        </Translate>
      }
      action={
        <Link to="/integrations/" className="action-link">
          <Translate id="home.tools.all">All integrations</Translate>
        </Link>
      }
    >
      <ul className={styles.tools}>
        {tools.map(({mark, name, to}) => (
          <li key={mark}>
            <Link to={to} className="panel">
              <ToolMark name={mark} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
