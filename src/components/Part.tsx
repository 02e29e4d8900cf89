import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {log} from '@site/src/lib/log';

interface PartProps {
  readonly children: ReactNode;
  /** Takes the place of a part that broke. */
  readonly fallback?: ReactNode;
  /** Called after it broke: to close what it is part of, and to tell the visitor. */
  readonly onBreak?: () => void;
}

interface BrokenProps extends Omit<PartProps, 'children'> {
  readonly error: Error;
  readonly tryAgain: () => void;
}

function Broken({error, tryAgain, fallback, onBreak}: BrokenProps) {
  const {pathname} = useLocation();
  const [brokeAt] = useState(pathname);
  const tell = useEffectEvent(() => {
    log.error('A part of the page broke.', error);
    onBreak?.();
  });

  useEffect(() => tell(), [error]);

  useEffect(() => {
    if (pathname !== brokeAt) {
      tryAgain();
    }
  });

  return fallback;
}

/** A part of the page that does not take the rest with it when it breaks. The next page has it again. */
export function Part({children, ...props}: PartProps) {
  return (
    <ErrorBoundary fallback={(params) => <Broken {...params} {...props} />}>
      {children}
    </ErrorBoundary>
  );
}
