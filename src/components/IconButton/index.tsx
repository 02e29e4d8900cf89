import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {Icon, type IconName} from '@site/src/components/Icon';
import styles from '@site/src/components/Button/styles.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  /** Name of the button: the icon says nothing to screen readers. */
  readonly label: string;
}

/** Look of a round button, for those that another component renders. */
export const iconButtonClass = styles.icon ?? '';

/** A button that shows an icon alone, large enough for a finger. */
export function IconButton({icon, label, className, ...props}: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...props} className={clsx(styles.icon, className)}>
      <Icon name={icon} />
    </button>
  );
}
