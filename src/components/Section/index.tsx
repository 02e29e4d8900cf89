import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.route.module.css';

interface BandProps extends ComponentProps<'section'> {
  readonly tone?: 'page' | 'sunken';
  /** On wide screens, the title or the last element is in its own column. */
  readonly beside?: 'title' | 'last' | undefined;
}

/** A part of a page, as wide as the window. In MDX its title is the heading that it begins with. */
export function Band({id, tone = 'page', beside, children, ...props}: BandProps) {
  const {collectAnchor} = useBrokenLinks();
  if (id) {
    collectAnchor(id);
  }
  return (
    <section {...props} id={id} className={clsx(styles.section, styles[tone])}>
      <div className={clsx('page-column', beside && styles[beside])}>{children}</div>
    </section>
  );
}

interface SectionProps {
  /** Anchor of the section; links lead to it and give it the focus. */
  readonly id: string;
  readonly title: string;
  /** The section's name in menus and in the search, if it is not the title. */
  readonly name?: string;
  readonly intro?: ReactNode;
  readonly tone?: 'page' | 'sunken';
  /** On wide screens the title is beside the content, which has the larger part. */
  readonly isSplit?: boolean;
  /** Under the title and its intro, such as a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with a title. */
export function Section(props: SectionProps) {
  const {id, title, name = title, intro, tone = 'page', isSplit = false, action, children} = props;
  return (
    <Band
      id={id}
      tabIndex={-1}
      aria-label={name}
      tone={tone}
      beside={isSplit ? 'title' : undefined}
    >
      <header className={clsx(styles.header, !isSplit && styles.beside)}>
        {/* Without an id: the theme's heading would add a link to itself. */}
        <Heading as="h2">{title}</Heading>
        <div>
          {intro && <p className="intro">{intro}</p>}
          {action}
        </div>
      </header>
      {isSplit ? <div>{children}</div> : children}
    </Band>
  );
}
