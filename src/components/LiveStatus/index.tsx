import {useEffect, useState} from 'react';

/** Longer than the pauses between keys, in milliseconds. */
const REST_MS = 800;

interface LiveStatusProps {
  /** The text to announce; empty for nothing. */
  readonly text: string;
  /** The text of the field that is typed into. */
  readonly typed: string;
}

/** Tells screen readers the latest text once typing rests, so that no key is interrupted. */
export function LiveStatus({text, typed}: LiveStatusProps) {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, typed]);

  return (
    <div role="status" className="visually-hidden">
      {announced}
    </div>
  );
}
