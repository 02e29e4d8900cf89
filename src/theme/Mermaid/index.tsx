import {useMermaidConfig} from '@docusaurus/theme-mermaid/client';
import {useEffect, useId, useRef, useState} from 'react';
import type {Props} from '@theme/Mermaid';
import {DiagramFrame} from '@site/src/components/mdx/Diagram';
import {log} from '@site/src/lib/log';
import {useIsNear} from '@site/src/lib/useIsNear';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import styles from './styles.route.module.css';

const load = () => import('./draw');

/**
 * A chart over time, which Mermaid draws when it comes near, and anew when its width changes. Until then, and without
 * scripts, its description is in its place.
 */
export default function Mermaid({value}: Props) {
  const id = useId();
  const ref = useRef<SVGSVGElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const [part, start] = useLazyModule(load);
  const [isDrawn, setDrawn] = useState(false);
  const config = useMermaidConfig();
  const [, title] = /accTitle:\s*(.+)/.exec(value) ?? [];
  const [, description] = /accDescr:\s*(.+)/.exec(value) ?? [];

  useEffect(() => {
    if (isNear) {
      start();
    }
  }, [isNear, start]);

  useEffect(() => {
    const svg = ref.current;
    if (part.status !== 'ready' || !svg || !box.current) {
      return undefined;
    }
    let width = 0;
    const observer = new ResizeObserver(([entry]) => {
      const {inlineSize = 0} = entry?.contentBoxSize[0] ?? {};
      if (inlineSize === width) {
        return;
      }
      width = inlineSize;
      part.module.draw(svg, value, config).then(
        () => setDrawn(true),
        (error: unknown) => log.error('A diagram could not be drawn.', error),
      );
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [part, value, config]);

  return (
    <DiagramFrame source={value}>
      <div ref={box} className={styles.chart}>
        <p id={`${id}text`} hidden={isDrawn}>
          {description}
        </p>
        <svg
          ref={ref}
          id={id}
          role="img"
          aria-hidden={!isDrawn}
          aria-label={title}
          aria-describedby={`${id}text`}
        />
      </div>
    </DiagramFrame>
  );
}
