import type {Declaration, Root, Rule} from 'postcss';

/** Infima's custom properties; the site's own are left as they are. */
const INFIMA = '--ifm-';

/** In a custom property these keywords control inheritance: they are no values to insert elsewhere. */
const KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/** Characters: a longer value, such as an icon, is written out where it is read once. */
const LONG = 60;

/** The root element alone: below it, a value that refers to such properties is the same everywhere. */
const ROOT = /^(?:(?::root|html)(?:\[[^\]]+\])*|\[data-theme=\w+\])$/;

const READ = /var\((--[\w-]+)(,?)/g;

type Definitions = Map<string, Declaration[]>;

const isRule = (parent: unknown): parent is Rule => (parent as Rule | undefined)?.type === 'rule';

const selectorsOf = ({parent}: Declaration): readonly string[] =>
  isRule(parent) ? parent.selectors : [];

/** Whether nothing but a cascade layer is around the rule. */
const isUnconditional = ({parent}: Declaration): boolean => {
  const around = parent?.parent;
  return around?.type === 'root' || (around as {name?: string} | undefined)?.name === 'layer';
};

const isLayered = ({parent}: Declaration): boolean => parent?.parent?.type !== 'root';

/** Takes out the values of the theme that a value of the site always wins over. */
function dropOverridden(definitions: Definitions): void {
  for (const [name, declarations] of definitions) {
    const wins = declarations.some(
      (one) => !isLayered(one) && isUnconditional(one) && selectorsOf(one).includes(':root'),
    );
    const loses = (one: Declaration): boolean =>
      wins && isLayered(one) && selectorsOf(one).every((selector) => ROOT.test(selector));
    const left = declarations.filter((one) => !loses(one));
    declarations.filter(loses).forEach((one) => one.remove());
    definitions.set(name, left);
  }
}

/** How often each custom property is read; with a fallback, as `--name,`. */
function readsOf(sheets: readonly Root[]): ReadonlyMap<string, number> {
  const reads = new Map<string, number>();
  for (const sheet of sheets) {
    sheet.walkDecls(({value}) => {
      for (const [, name = '', comma = ''] of value.matchAll(READ)) {
        for (const key of new Set([name, name + comma])) {
          reads.set(key, (reads.get(key) ?? 0) + 1);
        }
      }
    });
  }
  return reads;
}

/** Puts a value where a custom property was read, apart from its neighbours. */
function put(text: string, name: string, value: string): string {
  const pattern = new RegExp(`(^|[\\w.%)\\]]?)var\\(${name}\\)(?=([\\w.(#%]?))`, 'g');
  return text.replace(
    pattern,
    (_, before: string, after: string) => `${before}${before && ' '}${value}${after && ' '}`,
  );
}

/**
 * Writes out Infima's custom properties that have one value everywhere, and takes out those that the site
 * overrides or that nothing reads.
 * @param sheets All style sheets of the site; they are changed.
 * @param kept Custom properties that scripts name.
 */
export function inlineConstants(sheets: readonly Root[], kept: ReadonlySet<string>): void {
  const definitions: Definitions = new Map();
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      const {prop} = declaration;
      definitions.set(prop, [...(definitions.get(prop) ?? []), declaration]);
    });
  }
  dropOverridden(definitions);
  const reads = readsOf(sheets);
  const isRooted = (name: string): boolean =>
    (definitions.get(name) ?? []).every((one) =>
      selectorsOf(one).every((selector) => ROOT.test(selector)),
    );
  const isConstant = (name: string): boolean => {
    const [one, ...others] = definitions.get(name) ?? [];
    return (
      one !== undefined &&
      others.length === 0 &&
      isUnconditional(one) &&
      selectorsOf(one).join() === ':root' &&
      !KEYWORD.test(one.value) &&
      !kept.has(name) &&
      !reads.has(`${name},`) &&
      (one.value.length <= LONG || (reads.get(name) ?? 0) <= 1) &&
      [...one.value.matchAll(READ)].every(([, inner = '']) => isRooted(inner))
    );
  };
  const constants = [...definitions.keys()].filter(
    (name) => name.startsWith(INFIMA) && isConstant(name),
  );
  // Collected once: a walk of all sheets for each constant took seconds.
  const readers: Declaration[] = [];
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      if (declaration.value.includes('var(')) {
        readers.push(declaration);
      }
    });
  }
  for (const name of constants) {
    const [{value} = {value: ''}] = definitions.get(name) ?? [];
    for (const reader of readers.filter((one) => one.value.includes(`var(${name})`))) {
      reader.value = put(reader.value, name, value);
    }
  }
  for (let dropped = true; dropped;) {
    dropped = false;
    const left = readsOf(sheets);
    for (const [name, declarations] of definitions) {
      if (name.startsWith(INFIMA) && !left.has(name) && !kept.has(name)) {
        declarations.forEach((declaration) => declaration.remove());
        definitions.delete(name);
        dropped = true;
      }
    }
  }
  for (const sheet of sheets) {
    sheet.walkRules((rule) => {
      if (rule.nodes.length === 0) {
        rule.remove();
      }
    });
  }
}
