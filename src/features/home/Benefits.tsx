import benefits from '@generated/content/default/benefits.json';
import integrations from '@generated/content/default/integrations.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Points} from '@site/src/components/mdx/Points';
import {Section} from '@site/src/components/Section';
import {ToolMark} from '@site/src/components/ToolMark';
import styles from './styles.route.module.css';

interface Tool {
  /** Name of its mark in src/data/marks.ts. */
  readonly id: string;
  readonly name: string;
  /** Where its page is, unless it is an integration. */
  readonly to?: string;
}

const TOOLS: readonly Tool[] = [
  ...integrations,
  {id: 'gitlab', name: 'GitLab CI/CD', to: '/documentation/ci/gitlab/'},
  {id: 'circleci', name: 'CircleCI', to: '/documentation/ci/circleci/'},
];

/** The benefits, and the tools that the service works with, each with the way to its page. */
export function Benefits() {
  return (
    <Section
      id="benefits"
      title={translate({id: 'home.benefits.title', message: 'What changes for your team'})}
      action={
        <Link to="/solutions/" className="action-link">
          <Translate id="home.benefits.services">All about the four services</Translate>
        </Link>
      }
    >
      <Points>
        <ul>
          {benefits.map(({id, title, description}) => (
            <li key={id}>
              <strong>{title}</strong> {description}
            </li>
          ))}
        </ul>
      </Points>
      <div className={styles.toolsHead}>
        <Heading as="h3">
          <Translate id="home.tools.title">Start from the tools you have</Translate>
        </Heading>
        <Link to="/integrations/" className="action-link">
          <Translate id="home.tools.all">All integrations</Translate>
        </Link>
      </div>
      <ul className={styles.tools}>
        {TOOLS.map(({id, name, to = `/integrations/${id}/`}) => (
          <li key={id}>
            <Link to={to}>
              <ToolMark name={id} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
