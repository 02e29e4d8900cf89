import Translate from '@docusaurus/Translate';
import AppiumLogo from 'simple-icons/icons/appium.svg';
import GithubLogo from 'simple-icons/icons/github.svg';
import JenkinsLogo from 'simple-icons/icons/jenkins.svg';
import JiraLogo from 'simple-icons/icons/jira.svg';
import SeleniumLogo from 'simple-icons/icons/selenium.svg';
import type {CSSProperties, ReactNode} from 'react';
import {GridMark} from '@site/src/components/GridMark';
import type {Integration, IntegrationIcon} from '@site/src/data/integrations';
import styles from './mark.route.module.css';

/*
 * One file each: the package's own module holds every icon that the site uses anywhere, and the
 * footer already has it in the scripts of all pages.
 */
const LOGOS = {
  appium: AppiumLogo,
  github: GithubLogo,
  jenkins: JenkinsLogo,
  jira: JiraLogo,
  selenium: SeleniumLogo,
} as const;

const LOGO_SIZE = '1.875rem';
const MONOGRAM_SIZE = 28;

function Drawing({icon}: {readonly icon: IntegrationIcon}): ReactNode {
  if (icon.kind === 'monogram') {
    return <GridMark pattern={icon.letter} size={MONOGRAM_SIZE} />;
  }
  const Logo = LOGOS[icon.name];
  return (
    // Without the file's own title and role: the name stands beside it.
    <Logo
      title=""
      role="presentation"
      aria-hidden="true"
      width={LOGO_SIZE}
      height={LOGO_SIZE}
      fill="currentColor"
    />
  );
}

export interface IntegrationMarkProps {
  readonly integration: Pick<Integration, 'icon' | 'background'>;
}

/** The tool's mark on its background. Decorative: its name stands beside it. */
export function IntegrationMark({integration}: IntegrationMarkProps): ReactNode {
  const {icon, background} = integration;
  const colours = {
    '--mark-background': `var(${background.colour})`,
    '--mark-icon': `var(${background.icon})`,
  } as CSSProperties;
  return (
    <span className={styles.mark} style={colours}>
      <Drawing icon={icon} />
    </span>
  );
}

export function PopularFlag(): ReactNode {
  return (
    <span className="flag">
      <Translate id="integrations.popular" description="Flag on an integration that many use">
        Popular
      </Translate>
    </span>
  );
}
