import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {GridMark, MARK_PATTERN} from '@site/src/components/GridMark';
import {Figure} from './Figure';
import styles from './styles.route.module.css';

const PIPELINES = ['Jenkins', 'GitHub Actions', 'GitLab CI/CD', 'CircleCI'] as const;
const FRAMEWORKS = ['Appium', 'Selenium', 'Katalon'] as const;
const LISTENERS = ['Jira', 'Slack'] as const;

/** Height of the field that wires are drawn on; it is stretched to the height of the tools. */
const FIELD = 100;
const MIDDLE = FIELD / 2;

interface ToolsProps {
  readonly names: readonly string[];
  readonly className?: string | undefined;
}

function Tools({names, className = styles.tools}: ToolsProps): ReactNode {
  return (
    <div className={className}>
      {names.map((name) => (
        <span key={name} className={styles.box}>
          {name}
        </span>
      ))}
    </div>
  );
}

interface WiresProps {
  readonly count: number;
  /** Whether they leave the grid, instead of reaching it. */
  readonly outward?: boolean;
}

/** One wire a tool, from the middle of the tool's row to the grid. */
function Wires({count, outward = false}: WiresProps): ReactNode {
  const rows = Array.from({length: count}, (_, row) => ((row + 0.5) / count) * FIELD);
  return (
    <svg viewBox={`0 0 ${FIELD} ${FIELD}`} preserveAspectRatio="none" className={styles.wires}>
      {rows.map((y) => {
        const [from, to] = outward ? [MIDDLE, y] : [y, MIDDLE];
        return (
          <path
            key={y}
            d={`M0 ${from}C${MIDDLE} ${from} ${MIDDLE} ${to} ${FIELD} ${to}`}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}

/** Tools wired to the grid: pipelines start sessions, frameworks drive them, others hear of it. */
export function ToolsFigure(): ReactNode {
  return (
    <Figure
      label={translate({
        id: 'solutions.figure.tools.label',
        message:
          'Tools connected to the device cloud. Jenkins, GitHub Actions, GitLab CI/CD and CircleCI start the tests; Appium, Selenium and Katalon drive the devices; Jira and Slack receive the results.',
      })}
    >
      <div className={styles.captions}>
        <Translate id="solutions.figure.tools.start">Start the tests</Translate>
        <span>
          <Translate id="solutions.figure.tools.results">Get the results</Translate>
        </span>
      </div>
      <div className={styles.board}>
        <div className={styles.side}>
          <Tools names={PIPELINES} />
          <Wires count={PIPELINES.length} />
        </div>
        <div className={styles.grid}>
          <GridMark pattern={MARK_PATTERN} size={88} />
        </div>
        <div className={styles.side}>
          <Wires count={LISTENERS.length} outward />
          <Tools names={LISTENERS} />
        </div>
      </div>
      <Tools names={FRAMEWORKS} className={styles.frameworks} />
      <div className={styles.drive}>
        <Translate id="solutions.figure.tools.drive">Drive the devices</Translate>
      </div>
    </Figure>
  );
}
