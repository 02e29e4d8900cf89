import useBaseUrl from '@docusaurus/useBaseUrl';

interface ToolMarkProps {
  /** Name of a file in static/marks. */
  readonly name: string;
}

/** Pixels at the default text size. */
const SIDE = 56;

/** The mark of a tool on its ground. Decorative: the name is beside it. */
export function ToolMark({name}: ToolMarkProps) {
  return (
    <img
      src={useBaseUrl(`/marks/${name}.svg`)}
      width={SIDE}
      height={SIDE}
      alt=""
      loading="lazy"
      data-no-twin
    />
  );
}
