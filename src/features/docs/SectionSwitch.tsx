import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSections} from './useSections';
import styles from './layout.route.module.css';

interface SectionSwitchProps {
  /** Name of the sidebar that is shown. */
  readonly current: string;
  /** Called when a section is chosen: the menu of narrow screens closes. */
  readonly onSelect?: () => void;
}

/**
 * Leads to the sections of the documentation, as the first item of a sidebar's list. Each has its
 * own sidebar and begins with its first page. Sidebars that are no section (the API's) show no switch.
 */
export function SectionSwitch({current, onSelect}: SectionSwitchProps) {
  const sections = useSections();
  if (!sections.some(({sidebar}) => sidebar === current)) {
    return null;
  }
  return (
    <li className={styles.sections}>
      <ul
        className="plain"
        aria-label={translate({
          id: 'docs.sections.label',
          message: 'Sections of the documentation',
        })}
      >
        {sections.map(({sidebar, label, path}) => (
          <li key={sidebar}>
            <Link
              to={path}
              className={styles.section}
              aria-current={sidebar === current ? 'true' : undefined}
              onClick={onSelect}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
