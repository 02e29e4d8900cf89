import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

type Variant = 'primary' | 'secondary' | 'quiet';

interface SharedProps {
  readonly variant?: Variant;
  readonly wide?: boolean;
  /** For toolbars and lists, as large as a finger needs. */
  readonly small?: boolean;
}

/** The look of a button, for what draws its own. */
export function buttonClass(
  {variant = 'primary', wide, small}: SharedProps,
  className?: string,
): string {
  return clsx(
    styles.button,
    styles[variant],
    wide && styles.wide,
    small && styles.small,
    className,
  );
}

interface ButtonProps extends SharedProps, ComponentProps<'button'> {}

export function Button({variant, wide, small, className, ...props}: ButtonProps) {
  return (
    <button type="button" {...props} className={buttonClass({variant, wide, small}, className)} />
  );
}

export interface ButtonLinkProps extends SharedProps, ComponentProps<typeof Link> {}

/** A link that looks like a button. Full URLs open in this tab unless `target` says else. */
export function ButtonLink({variant, wide, small, className, ...props}: ButtonLinkProps) {
  return (
    <Link target="_self" {...props} className={buttonClass({variant, wide, small}, className)} />
  );
}
