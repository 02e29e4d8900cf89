import {escapePointerFragment} from '@redocly/openapi-core';

/** Where a value stands in a document: names of members and indexes of lists, from the root. */
export type Path = readonly (number | string)[];

/** @returns The place as a JSON Pointer in URI fragment form (RFC 6901), such as `#/tags/0`. */
export function toPointer(path: Path): string {
  return ['#', ...path.map((part) => escapePointerFragment(part))].join('/');
}

/** @returns The place as a JSONPath (RFC 9535), such as `$.paths['/tests'].post`. */
export function toJsonPath(path: Path): string {
  const parts = path.map((part) => {
    if (typeof part === 'number') {
      return `[${part}]`;
    }
    return /^[A-Za-z_]\w*$/.test(part)
      ? `.${part}`
      : `['${part.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`;
  });
  return `$${parts.join('')}`;
}

/** Whether a value is an object with members, not a list and not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns What stands at a place; undefined when there is no such place. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, part) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, part)
        ? (node as Record<number | string, unknown>)[part]
        : undefined,
    root,
  );
}
