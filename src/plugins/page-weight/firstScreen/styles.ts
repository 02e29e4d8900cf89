import postcss, {type AtRule, type Container, type Root, type Rule} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** Narrower windows have the rules of the first screen in the page, in rem. */
const PHONE_REM = 40;

/** Media query of these windows. Without scripts, the sheets are there at once. */
export const PHONE = `(width < ${PHONE_REM}rem) and (scripting: enabled)`;

/** Media that no phone's first screen is. */
const ELSEWHERE = /print|hover:|pointer:|forced-colors|scripting:/;

/** States that come with a press, a key or a selection. */
const LATER = /:(?:hover|active|focus|focus-visible|focus-within)\b|::(?:selection|backdrop)/;

/** Properties that show no effect within the first moments, and older names of others. */
const UNSEEN =
  /^(?:animation|transition|cursor|user-select|-webkit-user-select|-webkit-tap-highlight-color|-webkit-text-decoration$|-moz-)/;

/** Pictures come with the sheets: a drawing in a sheet takes 2 ms of the first layout at full speed. */
const PICTURE = /\burl\(/;

/** Phones zoom out of a page that is wider than the window, as tables further down are without their rules. */
const NO_WIDER = '[data-has-hydrated=false] main{overflow-x:clip}';

/** Attributes of `<html>` by the inline script, and their values. */
const BY_SCRIPT = ['data-theme', 'dark', 'data-motion', 'data-code-languages', 'data-face', 'late'];

/** Blocks that are laid out later (src/css/custom.css) need not be on the first screen for that. */
export const LATER_MARK = 'data-later';

function isElsewhere({name, params}: AtRule) {
  const [, least = '0'] = /(?:width>=|^\()([\d.]+)rem/.exec(params) ?? [];
  return (
    /^(?:page|keyframes|font-face)$/.test(name) ||
    (name === 'media' && ELSEWHERE.test(params)) ||
    (/^(?:media|container)$/.test(name) && Number(least) >= PHONE_REM)
  );
}

/** Whether a rule applies to all windows of PHONE. */
function isForAllPhones({name, params}: AtRule) {
  const [, most = '0'] = /^\(width<([\d.]+)rem\)$/.exec(params) ?? [];
  return name === 'media' && Number(most) >= PHONE_REM;
}

/** Takes out rules that hold nothing. */
function removeEmpty(container: Container) {
  container.each((node) => {
    if ('nodes' in node && node.nodes) {
      removeEmpty(node);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
}

/** The rules that a phone's first screen may have. */
function phoneRules(css: string) {
  const sheet = postcss.parse(css);
  const layers = new Set<string>();
  sheet.walkAtRules((rule) => {
    if (rule.name === 'layer' && rule.nodes) {
      layers.add(rule.params);
    } else if (rule.name === 'layer' || isElsewhere(rule)) {
      rule.remove();
    }
  });
  sheet.walkAtRules((rule) => {
    if (isForAllPhones(rule)) {
      rule.replaceWith(rule.nodes ?? []);
    }
  });
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !LATER.test(selector));
    if (selectors.length > 0) {
      rule.selectors = selectors;
    } else {
      rule.remove();
    }
  });
  sheet.walkDecls((declaration) => {
    if (UNSEEN.test(declaration.prop) || PICTURE.test(declaration.value)) {
      declaration.remove();
    }
  });
  removeEmpty(sheet);
  // A layer without rules here would otherwise come after the others once the sheets are there.
  if (layers.size > 0) {
    sheet.prepend(postcss.atRule({name: 'layer', params: [...layers].join(',')}));
  }
  return sheet;
}

/** The classes that a rule takes away and none brings back. */
function hiddenClasses(sheet: Root): ReadonlySet<string> {
  const hidden = new Set<string>();
  sheet.walkDecls('display', ({value, parent}) => {
    const rule = parent as Rule;
    for (const name of rule.selectors.flatMap((each) => /^\.([\w-]+)$/.exec(each)?.[1] ?? [])) {
      if (value !== 'none') {
        hidden.delete(name);
      } else if (rule.parent?.type === 'root' || (rule.parent as AtRule).name === 'layer') {
        hidden.add(name);
      }
    }
  });
  return hidden;
}

/** Gives the rules for such names. */
async function purge(css: string, names: readonly string[]) {
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: [{raw: '', extension: 'names'}],
    extractors: [{extensions: ['names'], extractor: () => [...names]}],
    // Judged by the selectors in them.
    safelist: [/^:(?:is|where)$/],
    variables: true,
  });
  const rules = postcss.parse(result?.css ?? '');
  removeEmpty(rules);
  return NO_WIDER + rules.toString();
}

/** Style sheets of pages, as a phone's first screen needs them. */
export interface PhoneStyles {
  /** Classes that no phone shows. */
  readonly hidden: ReadonlySet<string>;
  /** Gives the rules that elements with such names may have in a window of PHONE. */
  readonly of: (names: ReadonlySet<string>) => Promise<string>;
}

/** @param css Text of a page's style sheets, in their order. */
export function phoneStyles(css: string): PhoneStyles {
  const sheet = phoneRules(css);
  const rules = sheet.toString();
  const words = new Set(rules.match(/[\w-]+/g));
  // Most pages with the same sheets begin with the same elements.
  const purged = new Map<string, Promise<string>>();
  return {
    hidden: hiddenClasses(sheet),
    of: (names) => {
      const known = [...names, ...BY_SCRIPT, LATER_MARK].filter((name) => words.has(name)).sort();
      const text = purged.get(known.join()) ?? purge(rules, known);
      purged.set(known.join(), text);
      return text;
    },
  };
}
