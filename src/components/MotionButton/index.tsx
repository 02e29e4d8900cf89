import {Button} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {useMotion} from '@site/src/lib/useMotion';

interface MotionButtonProps {
  readonly labels: {readonly pause: string; readonly play: string};
  readonly className?: string | undefined;
}

/**
 * Pauses everything that moves by itself: films and elements with `animation-play-state: var(--ambient)`, and
 * lets it move again (WCAG 2.2.2). One on each page that has such a part, beside it.
 */
export function MotionButton({labels, className}: MotionButtonProps) {
  const [motion, choose] = useMotion();
  const [icon, next] =
    motion === 'playing' ? (['pause', 'paused'] as const) : (['play', 'playing'] as const);
  return (
    <Button
      variant="quiet"
      small
      className={className}
      data-needs-script
      onClick={() => choose(next)}
    >
      <Icon name={icon} size={18} />
      {labels[icon]}
    </Button>
  );
}
