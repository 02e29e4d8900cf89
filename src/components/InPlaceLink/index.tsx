import Link from '@docusaurus/Link';
import type {ComponentProps, MouseEvent} from 'react';
import {isPlainClick} from '@site/src/lib/isPlainClick';

interface InPlaceLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick'> {
  /** Stands for following the link, in this tab; without it the link is an ordinary one. */
  readonly onChoose?: (() => void) | undefined;
}

/** A link that the page can follow by itself, and that opens in new tabs like any other. */
export function InPlaceLink({onChoose, ...props}: InPlaceLinkProps) {
  return (
    <Link
      {...props}
      onClick={(event: MouseEvent) => {
        if (onChoose && isPlainClick(event)) {
          event.preventDefault();
          onChoose();
        }
      }}
    />
  );
}
