import {Children, Fragment, isValidElement, useEffect, useState, type ReactNode} from 'react';

interface ParentProps {
  readonly children?: ReactNode;
}

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** A tag of the head, or the attributes of `<html>` or `<body>`, as a component asks for them. */
interface Tag {
  readonly type: string;
  readonly attributes: Attributes;
  readonly text: string;
}

/** On `<html>` and `<body>`: the list of their attributes that the server and this module wrote. */
const MARK = 'data-rh';

/** Attributes whose names differ from React's by more than their case. */
const NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** Attributes by which a `<meta>` replaces that of an earlier component. */
const META_KEYS = ['charSet', 'name', 'httpEquiv', 'property', 'itemProp'];

const ROOTS = ['html', 'body'] as const;

/** Tags of the mounted components, in the order of their first render. */
const wanted = new Map<object, readonly Tag[]>();

/** Tags that name the page's address: the page for addresses without one is written with another. */
const ADDRESSES = '[rel=canonical],[hreflang],[property="og:url"]';

/** Elements of the head that the components asked for. Those of the server have no mark (../template.ts). */
let shown: readonly Element[] | undefined;
let frame = 0;

const textOf = (children: ReactNode): string =>
  Children.toArray(children)
    .filter((part) => typeof part === 'string')
    .join('');

function tagsIn(children: ReactNode): readonly Tag[] {
  return Children.toArray(children).flatMap((child): readonly Tag[] => {
    if (!isValidElement<ParentProps>(child)) {
      return [];
    }
    const {type} = child;
    const {children: inner, ...attributes} = child.props;
    return type === Fragment
      ? tagsIn(inner)
      : [{type: type as string, attributes, text: textOf(inner)}];
  });
}

function keyOf({type, attributes}: Tag): string | undefined {
  if (type === 'link') {
    return attributes.rel === 'canonical' ? 'canonical' : `link ${String(attributes.href)}`;
  }
  const key =
    type === 'meta' ? META_KEYS.find((name) => attributes[name] !== undefined) : undefined;
  return key && `${key} ${String(attributes[key])}`;
}

function createTag({type, attributes, text}: Tag): HTMLElement {
  const element = document.createElement(type);
  Object.entries(attributes).forEach(([name, value]) => {
    element.setAttribute(NAMES[name] ?? name, String(value ?? ''));
  });
  element.textContent = text;
  return element;
}

/** Of tags with the same key, those of the last component stay: one may ask for several. */
function withoutOverridden(lists: readonly (readonly Tag[])[]): readonly Tag[] {
  const last = new Map(lists.flatMap((list) => list.map((tag) => [keyOf(tag), list] as const)));
  return lists.flatMap((list) =>
    list.filter((tag) => keyOf(tag) === undefined || last.get(keyOf(tag)) === list),
  );
}

function updateRoot(root: HTMLElement, attributes: Attributes): void {
  const before = root.getAttribute(MARK)?.split(',') ?? [];
  const entries = Object.entries(attributes).map(
    ([name, value]) => [NAMES[name] ?? name, String(value ?? '')] as const,
  );
  const names = entries.map(([name]) => name);
  before.filter((name) => !names.includes(name)).forEach((name) => root.removeAttribute(name));
  entries
    .filter(([name, value]) => root.getAttribute(name) !== value)
    .forEach(([name, value]) => root.setAttribute(name, value));
  if (names.join() !== before.join()) {
    root.setAttribute(MARK, names.join());
  }
}

/** Brings the document's head to what the components ask for. Equal tags stay untouched. */
function update(): void {
  frame = 0;
  const lists = [...wanted.values()];
  const all = lists.flat();
  ROOTS.forEach((root) => {
    const attributes = all.filter(({type}) => type === root).map((tag) => tag.attributes);
    updateRoot(
      root === 'html' ? document.documentElement : document.body,
      Object.assign({}, ...attributes) as Attributes,
    );
  });
  const title = all.findLast(({type}) => type === 'title');
  if (title && document.title !== title.text) {
    document.title = title.text;
  }
  const others = withoutOverridden(lists).filter(({type}) => !/title|html|body/.test(type));
  const before = shown ?? document.head.querySelectorAll(ADDRESSES);
  const now = others.map((each) => {
    const tag = createTag(each);
    return (
      [...document.head.children].find((old) => old.isEqualNode(tag)) ??
      document.head.appendChild(tag)
    );
  });
  shown = now;
  before.forEach((tag) => {
    if (!now.includes(tag)) {
      tag.remove();
    }
  });
}

function schedule(): void {
  frame ||= requestAnimationFrame(update);
}

/**
 * Replaces react-helmet-async in browsers, where it does what Docusaurus asks of it: tags of the
 * head and attributes of `<html>` and `<body>`; what comes later replaces what came before.
 */
export function Helmet({children}: ParentProps): null {
  // Rendered from the outside in, while effects run from the inside out: the place is taken here.
  const [place] = useState(() => {
    const key = {};
    wanted.set(key, []);
    return key;
  });
  useEffect(() => {
    wanted.set(place, tagsIn(children));
    schedule();
  }, [place, children]);
  useEffect(
    () => () => {
      wanted.delete(place);
      schedule();
    },
    [place],
  );
  return null;
}
