import {useEffect, useRef, useState} from 'react';
import {readSchedulingMessage} from '@site/src/lib/scheduling';
import {useListener} from '@site/src/lib/useListener';

/** A frame that shows no sign of life is given up after this many milliseconds. */
const FRAME_TIMEOUT_MS = 15_000;

/** Height of the scheduler's frame in pixels, until it asks for more. */
const FRAME_HEIGHT_PX = 630;

/** A page of more than this many pixels scrolls in its frame; the scheduler's longest form has less. */
const MAX_FRAME_HEIGHT_PX = 3000;

type FrameState =
  | 'loading'
  /** The frame has loaded something; only its own messages prove that it is the scheduler. */
  | 'shown'
  | 'ready'
  | 'booked'
  /** Something is shown, but it has not spoken in time: perhaps a browser's error page. */
  | 'silent'
  /** Nothing was loaded in time. */
  | 'stalled';

const AFTER_TIMEOUT: Partial<Record<FrameState, FrameState>> = {
  loading: 'stalled',
  shown: 'silent',
};

/**
 * Follows the scheduler's frame. Browsers fire `load` for their own error pages too, so only a
 * message proves that the scheduler is there. A frame that loaded but stays silent is kept all
 * the same: somebody may be choosing a time in it.
 * @param schedulingUrl The configured page: only messages from its origin, in the frame, are believed.
 */
export function useSchedulingFrame(schedulingUrl: string) {
  const [state, setState] = useState<FrameState>('loading');
  const [height, setHeight] = useState(FRAME_HEIGHT_PX);
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);

  useListener('message', (event) => {
    const message = readSchedulingMessage(event, schedulingUrl, frame.current?.contentWindow);
    if (message?.type === 'height') {
      setHeight(Math.min(Math.max(FRAME_HEIGHT_PX, message.height), MAX_FRAME_HEIGHT_PX));
    }
    if (message) {
      setState((before) => (message.type === 'booked' || before === 'booked' ? 'booked' : 'ready'));
    }
  });

  useEffect(() => {
    const timer = setTimeout(() => {
      setState((before) => AFTER_TIMEOUT[before] ?? before);
    }, FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [attempt]);

  return {
    state,
    /** Pixels. */
    height,
    /** Changes with every try: the key of the frame. */
    attempt,
    frame,
    onLoad: () => setState((before) => (before === 'loading' ? 'shown' : before)),
    retry: () => {
      setState('loading');
      setAttempt((before) => before + 1);
    },
  };
}
