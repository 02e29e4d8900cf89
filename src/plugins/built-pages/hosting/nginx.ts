import path from 'node:path';
import {lookup} from 'mrmime';
import type {HeaderRule, HostRules} from './rules';

/** Types whose files are not compressed yet. */
const COMPRESSIBLE = /^text\/|[/+](?:json|xml)$|javascript/;

/** nginx compresses it and declares it as UTF-8 in any case. */
const ALWAYS = 'text/html';

/** Other hosts send these by default: without them, browsers guess how long a page is fresh. */
const DEFAULTS: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

const escape = (text: string) => text.replaceAll(/[.+?^$()[\]{}|\\]/g, '\\$&');

/** A path with `*` as a regular expression; none of the rules' paths has a quotation mark. */
const matching = (path: string) => `"^${escape(path).replaceAll('*', '.*')}$"`;

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** Lines for headers of some paths. A header whose variable is empty is not sent. */
function someHeaders(rules: readonly HeaderRule[]): readonly string[] {
  const settings = rules.flatMap(({path, headers}) =>
    Object.entries(headers)
      // The list of types and the charset say that.
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => ({name, path, value})),
  );
  return [...new Set(settings.map(({name}) => name))].flatMap((name) => [
    `set ${variable(name)} "${DEFAULTS[name] ?? ''}";`,
    ...settings
      .filter((setting) => setting.name === name)
      .map(
        ({path, value}) => `if ($uri ~ ${matching(path)}) { set ${variable(name)} "${value}"; }`,
      ),
    `add_header ${name} ${variable(name)};`,
  ]);
}

/**
 * Writes the rules for nginx, to be included in a server block that names the site's folder as its root.
 * @param rules The rules for the host.
 * @param root Base path of the site.
 * @param files Names of the site's files, for the types that it has.
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html
 */
export function nginxFile(
  {headers: [everywhere, ...some], redirects}: HostRules,
  root: string,
  files: readonly string[],
): string {
  const extensions = new Set(files.map((name) => path.extname(name).slice(1)));
  const known = [...extensions].flatMap((extension) => {
    const type = extension === 'ico' ? 'image/x-icon' : lookup(extension);
    return type ? [{extension, type}] : [];
  });
  const all = [...new Set(known.map(({type}) => type))].filter((type) => type !== ALWAYS);
  const compressed = all.filter((type) => COMPRESSIBLE.test(type));
  const texts = all.filter((type) => type.startsWith('text/'));
  const moved = redirects.filter(({status}) => status === 301);
  const missing = redirects.filter(({status}) => status === 404);
  // A folder without a page is forbidden for nginx; visitors look for something there.
  const errorPage = (page: string) => `error_page 404 ${page}; error_page 403 =404 ${page};`;
  return [
    '# Written by the build, and true for its pages alone: copy it with them. Include it in a server',
    `# block whose root is the folder that holds the site${root === '/' ? '' : ` below ${root}`}.`,
    'index index.html;',
    'absolute_redirect off;',
    'default_type application/octet-stream;',
    `types { ${known.map(({extension, type}) => `${type} ${extension};`).join(' ')} }`,
    'charset utf-8;',
    `charset_types ${texts.join(' ')};`,
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${compressed.join(' ')};`,
    ...Object.entries(everywhere?.headers ?? {}).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    ...someHeaders(some),
    ...moved.map(({from, to}) => {
      // Files of a folder have a dot: nginx asks for the rule again before it serves one.
      const place = escape(from).replace('/*', '(?:/(.*))?').replace(':slug', '([^/.]+)');
      const target = to.replace(/:splat|:slug/, '$1');
      // A question mark at the end keeps the query, which would follow the section, out.
      return `rewrite "^${place}/?$" ${target}${to.includes('#') ? '?' : ''} permanent;`;
    }),
    errorPage(`${root}404.html`),
    ...missing.map(({from, to}) => `location ^~ ${from.replace('*', '')} { ${errorPage(to)} }`),
    '',
  ].join('\n');
}
