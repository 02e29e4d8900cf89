import {useSyncExternalStore} from 'react';
import {motionSlot, type MotionChoice} from './preferences';

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const system = window.matchMedia(REDUCED);
  const choice = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  choice.observe(document.documentElement, {attributeFilter: ['data-motion']});
  return () => {
    system.removeEventListener('change', onChange);
    choice.disconnect();
  };
}

/** @returns The choice of the visitor on this site, if any. */
export function chosenMotion(): MotionChoice | undefined {
  const {motion} = document.documentElement.dataset;
  return motion === 'playing' || motion === 'paused' ? motion : undefined;
}

const current = () => chosenMotion() ?? (window.matchMedia(REDUCED).matches ? 'paused' : 'playing');

/**
 * Whether what moves by itself may move: as the visitor chose, else as the operating system asks.
 * @returns The motion, and a function that chooses another one for this and later visits.
 */
export function useMotion(): readonly [MotionChoice, (choice: MotionChoice) => void] {
  const motion = useSyncExternalStore<MotionChoice>(subscribe, current, () => 'playing');
  return [
    motion,
    (choice) => {
      motionSlot.write(choice);
      document.documentElement.dataset.motion = choice;
    },
  ];
}
