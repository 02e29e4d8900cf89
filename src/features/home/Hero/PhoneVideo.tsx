import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {useAmbientVideo} from './useAmbientVideo';

/** Pixels of the recorded scenes: media/ makes them. */
const WIDTH = 540;
const HEIGHT = 1120;

export interface PhoneVideoProps {
  readonly name: 'android' | 'ios';
  /** What is to be seen, for who does not see it. */
  readonly label: string;
  readonly className?: string;
}

/** A silent loop. Its poster stands until it plays, and instead of it where motion is unwelcome. */
export function PhoneVideo({name, label, className}: PhoneVideoProps): ReactNode {
  const video = useAmbientVideo();
  return (
    <video
      ref={video}
      className={className}
      width={WIDTH}
      height={HEIGHT}
      src={useBaseUrl(`/${name}.webm`)}
      poster={useBaseUrl(`/${name}-poster.webp`)}
      aria-label={label}
      preload="none"
      muted
      loop
      playsInline
    />
  );
}
