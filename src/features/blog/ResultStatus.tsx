import {useEffect, useState, type ReactNode} from 'react';

/** Long enough that somebody who types is not talked to at each letter. */
const PAUSE_MS = 800;

export interface ResultStatusProps {
  /** What to announce; empty for nothing. */
  readonly text: string;
}

/** Tells screen readers what was found, after a pause. */
export function ResultStatus({text}: ResultStatusProps): ReactNode {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div role="status" className="visually-hidden">
      {announced}
    </div>
  );
}
