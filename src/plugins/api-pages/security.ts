import {heading, inlineCode, list, toMdx} from './mdx';
import type {ApiOperation, SecurityScheme} from './operation';
import type {Say} from './say';
import {otherMembers} from './schema';

/** A header that the samples send the key in, after a word. */
export interface KeyHeader {
  readonly name: string;
  readonly before: string;
}

const DESCRIPTION = new Set(['description']);

/** Schemes of each way to authenticate, of which one is enough, with their scopes. */
function waysOf({security = [], securitySchemes = {}}: ApiOperation) {
  return security.map((way) =>
    Object.entries(way).map(([name, scopes]) => ({
      name,
      scopes,
      scheme: securitySchemes[name] ?? {type: name},
    })),
  );
}

/** @returns Whether callers send their key as a bearer token, and in no other way. */
export function hasBearerKey(api: ApiOperation): boolean {
  const [way, ...others] = waysOf(api);
  return others.length === 0 && way?.length === 1 && way[0]?.scheme.scheme === 'bearer';
}

function headerOf({type, scheme = 'bearer', in: place, name = ''}: SecurityScheme): KeyHeader {
  if (type === 'apiKey') {
    return place === 'cookie' ? {name: 'Cookie', before: `${name}=`} : {name, before: ''};
  }
  return {
    name: 'Authorization',
    before: `${scheme.replace(/^./, (letter) => letter.toUpperCase())} `,
  };
}

/** @returns Where the samples send the key, by the first way; nothing where they need none. */
export function keyHeader(api: ApiOperation): KeyHeader | undefined {
  const [first] = waysOf(api)[0] ?? [];
  return first && !(first.scheme.type === 'apiKey' && first.scheme.in === 'query')
    ? headerOf(first.scheme)
    : undefined;
}

/** @returns Name of the query parameter that the key is sent in, by the first way. */
export function keyParameter(api: ApiOperation): string | undefined {
  const [first] = waysOf(api)[0] ?? [];
  return first?.scheme.in === 'query' ? first.scheme.name : undefined;
}

/** @returns How to authenticate, as blocks of MDX; none where no key is needed. */
export function authentication(api: ApiOperation, say: Say): string[] {
  const ways = waysOf(api);
  if (ways.every((way) => way.length === 0)) {
    return [];
  }
  const title = heading(2, say('authentication'), 'authentication');
  if (hasBearerKey(api)) {
    return [title, say('authentication.note')];
  }
  const names = ways.map((way) =>
    way.length === 0
      ? say('auth.none')
      : way
          .map(({name, scopes}) => [name, ...scopes].map(inlineCode).join(' '))
          .join(` ${say('auth.and')} `),
  );
  const schemes = new Map(ways.flat().map(({name, scheme}) => [name, scheme]));
  return [
    title,
    ways.length > 1 ? say('auth.oneOf') : '',
    ways.length > 1 || (ways[0]?.length ?? 0) > 1 || ways[0]?.[0]?.scopes.length ? list(names) : '',
    ...[...schemes].flatMap(([name, scheme]) => [
      `**${inlineCode(name)}**`,
      toMdx(scheme.description ?? ''),
      list(otherMembers(scheme, DESCRIPTION)),
    ]),
  ];
}
