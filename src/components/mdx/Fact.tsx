import {facts, type FactId} from '@site/src/data/facts';
import {formatFact} from '@site/src/data/formatFact';

interface FactProps {
  readonly id: FactId;
}

/**
 * A price, limit or claim from src/data/facts.ts, as the page's language writes it.
 * @throws Error at build for an unknown id, naming the known ones.
 */
export function Fact({id}: FactProps) {
  // MDX is not type-checked, so a writer's slip shows here.
  if (!(id in facts)) {
    const unknown: string = id;
    throw new Error(
      `<Fact id="${unknown}"/> is unknown. Use one of: ${Object.keys(facts).join(', ')}, or add it to src/data/facts.ts.`,
    );
  }
  return formatFact(id);
}
