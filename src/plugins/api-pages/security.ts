import type {KeyPlace} from '../../lib/samples/request';
import {heading, inlineCode, list, toMdx} from './mdx';
import type {ApiOperation} from './operation';
import type {Say} from './say';
import {otherMembers} from './schema';

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

/** @returns Where the samples send the key, by the first way; nothing where they need none. */
export function keyPlace(api: ApiOperation): KeyPlace | undefined {
  const [first] = waysOf(api)[0] ?? [];
  if (!first) {
    return undefined;
  }
  const {type, scheme = 'bearer', in: place, name = ''} = first.scheme;
  if (type !== 'apiKey') {
    const word = scheme.replace(/^./, (letter) => letter.toUpperCase());
    return {name: 'Authorization', before: `${word} `, isQuery: false};
  }
  return place === 'cookie'
    ? {name: 'Cookie', before: `${name}=`, isQuery: false}
    : {name, before: '', isQuery: place === 'query'};
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
