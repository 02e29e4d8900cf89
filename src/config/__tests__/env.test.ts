import fs from 'node:fs';
import {tempFolder} from '../../../scripts/jest/tempFolder';
import {loadSiteEnv, parseSiteEnv, type SiteEnv} from '../env';
import {variables} from '../variables';

const COMPLETE = {
  SITE_URL: 'https://acme.example',
  PORTAL_URL: 'https://portal.acme.example/',
  SUPPORT_EMAIL: 'help@acme.example',
  STATUS_URL: 'https://status.acme.example/',
  REDIRECTS_URL: 'https://go.acme.example/',
  HUB_URL: 'https://hub.acme.example/wd/hub',
  API_BASE_URL: 'https://api.acme.example/v1',
  EMAILJS_SERVICE_ID: 'service_ab12cd3',
  EMAILJS_TEMPLATE_ID: 'template_ab12cd3',
  EMAILJS_PUBLIC_KEY: 'Xk3v9_publicKey',
  SCHEDULING_URL: 'https://calendar.acme.example/demo',
};

const DEFAULTS: SiteEnv = {
  supportEmail: 'support@firegrid.example',
  statusUrl: 'https://status.firegrid.example/',
  editUrl: 'https://go.firegrid.example/edit/',
  social: [
    {network: 'GitHub', icon: 'github', url: 'https://go.firegrid.example/github'},
    {network: 'Mastodon', icon: 'mastodon', url: 'https://go.firegrid.example/mastodon'},
    {network: 'YouTube', icon: 'youtube', url: 'https://go.firegrid.example/youtube'},
  ],
  hubUrl: 'https://hub.firegrid.example/wd/hub',
  buildYear: new Date().getFullYear(),
  siteUrl: 'https://firegrid.example/',
  portalUrl: 'https://portal.firegrid.example/',
  loginUrl: 'https://portal.firegrid.example/login',
  oidcIssuer: null,
  email: {serviceId: null, templateId: null, publicKey: null, origin: 'https://api.emailjs.com'},
  schedulingUrl: null,
  apiBaseUrl: 'https://api.firegrid.example/v1',
  apiTestKey: null,
  chatApiUrl: null,
  hostRules: 'files',
};

/** The message at the terminal. */
function refusalOf(source: NodeJS.ProcessEnv): string {
  try {
    parseSiteEnv(source);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

it('counts what is empty as unset: defaults, and warnings that stop a deployment', () => {
  const empty = {SITE_URL: '', LOGIN_URL: ' ', EMAILJS_SERVICE_ID: '', CONFIG_STRICT: ''};
  const {env, warnings} = parseSiteEnv(empty);
  expect(env).toEqual(DEFAULTS);
  expect(warnings).toEqual([
    "EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_PUBLIC_KEY: not set, so the contact form cannot send and offers the support address instead. Copy the values from the email service's account, for example EMAILJS_SERVICE_ID=service_ab12cd3",
    "SCHEDULING_URL: not set, so the demo button leads to the contact form instead. Set it to the scheduler's page, for example SCHEDULING_URL=https://calendar.firegrid.example/demo",
  ]);
  expect(refusalOf({CONFIG_STRICT: '1'})).toContain(warnings.join('\n  - '));
  expect(refusalOf({CONFIG_STRICT: '0'})).toBe('accepted');
});

describe('a deployment', () => {
  const refused = (source: NodeJS.ProcessEnv): readonly string[] =>
    refusalOf({...COMPLETE, ...source, CONFIG_STRICT: '1'})
      .split('\n  - ')
      .slice(1);
  const issuer = 'https://id.firegrid.example';

  it.each([
    ['SITE_URL', '', 'https://firegrid.example/', 'https://example.com'],
    ['OIDC_ISSUER', issuer, issuer, 'https://id.example.com'],
    ['SUPPORT_EMAIL', 'a@Firegrid.example', 'a@Firegrid.example', 'support@example.com'],
  ])('is refused with %s=%s', (name, given, value, example) => {
    expect(refused({[name]: given})).toEqual([
      `${name}: "${value}" is a placeholder. Set it to the real URL, for example ${name}=${example}`,
    ]);
  });

  it('may have other URLs of that kind, and no issuer', () => {
    expect(refused({LOGIN_URL: 'https://myfiregrid.example/', OIDC_ISSUER: ''})).toEqual([]);
    expect(refused({HUB_URL: '', STATUS_URL: ''})).toHaveLength(2);
  });
});

/** Where each URL of the environment arrives. */
const ADDRESSES: Readonly<Record<string, (env: SiteEnv) => string | null>> = {
  SITE_URL: ({siteUrl}) => siteUrl,
  PORTAL_URL: ({portalUrl}) => portalUrl,
  LOGIN_URL: ({loginUrl}) => loginUrl,
  OIDC_ISSUER: ({oidcIssuer}) => oidcIssuer,
  STATUS_URL: ({statusUrl}) => statusUrl,
  EMAILJS_ORIGIN: ({email}) => email.origin,
  SCHEDULING_URL: ({schedulingUrl}) => schedulingUrl,
  API_BASE_URL: ({apiBaseUrl}) => apiBaseUrl,
  CHAT_API_URL: ({chatApiUrl}) => chatApiUrl,
};

/** Each with the origin that browsers find in it, where it can be used. */
const HOSTILE: readonly (readonly [value: string, origin?: string])[] = [
  ['https:acme.example', 'https://acme.example'],
  ['HTTPS://ACME.Example', 'https://acme.example'],
  ['https:\\\\acme.example', 'https://acme.example'],
  ['https://acme.example:443', 'https://acme.example'],
  ['https://acme.example:8443', 'https://acme.example:8443'],
  ['https://québec.example', 'https://xn--qubec-csa.example'],
  ['https://acme。example', 'https://acme.example'],
  ['http://0x7f.1', 'http://127.0.0.1'],
  ...[
    'https://acme\n.example',
    'https://acme.ex\tample',
    'https://acme.example/a b',
    "https://a';script-src'*'",
    'https://a;frame-src',
    'https://a,b.example',
    'https://*.example',
    'https://a"b.example',
    'https://a(b).example',
    'https://a&b.example',
    'https://a$b`.example',
    'https://</script>',
    'https://a_b.example',
    'https://acme.example.',
    'https://a..example',
    'http://[::1]:3000',
    'https://acme.example:99999',
    'https://user:pass@acme.example',
    'https://',
    '//acme.example',
    'data:text/html,x',
    'https://acme%2eexample;',
  ].map((value) => [value] as const),
];

it.each(Object.entries(ADDRESSES))(
  '%s is refused, or arrives as browsers read it',
  (name, settingOf) => {
    const outcomes = HOSTILE.map(([value]) => {
      const message = refusalOf({[name]: value});
      if (message === 'accepted') {
        // With a slash or without.
        return [value, settingOf(parseSiteEnv({[name]: value}).env)?.replace(/\/$/, '')];
      }
      const [, problem = '', ...others] = message.split('\n');
      const isClear = problem.includes(`- ${name}: `) && problem.includes(`Write it like ${name}=`);
      return isClear && others.length === 0 ? [value] : [value, message];
    });
    expect(outcomes).toEqual(HOSTILE);
  },
);

/** Paths that the site appends others to, or that rules of hosts and policies name. */
it.each(['SITE_URL', 'PORTAL_URL', 'OIDC_ISSUER', 'REDIRECTS_URL', 'HUB_URL', 'API_BASE_URL'])(
  '%s has a plain path',
  (name) => {
    const paths = ["a';b", 'a,b/', '*', '/a', 'a//b', '%41', 'é/', 'a:b', '$(id)', '{a}', '?', '#'];
    for (const path of paths) {
      expect(refusalOf({[name]: `https://acme.example/${path}`})).toContain(`  - ${name}: "`);
    }
    for (const path of ['site', 'Site_2/v1.0/~a-b', '../a/./']) {
      expect(refusalOf({[name]: `https://acme.example/${path}`})).toBe('accepted');
    }
  },
);

describe('a complete environment', () => {
  it('is taken without a warning', () => {
    expect(parseSiteEnv({...COMPLETE, CONFIG_STRICT: '1'}).warnings).toEqual([]);
    expect(parseSiteEnv({...COMPLETE, EMAILJS_TEMPLATE_ID: ''}).warnings).toEqual([
      expect.stringMatching(/^EMAILJS_TEMPLATE_ID: not set/),
    ]);
  });

  it.each<[NodeJS.ProcessEnv, Partial<SiteEnv>]>([
    [{SITE_URL: 'https://acme.example/site'}, {siteUrl: 'https://acme.example/site/'}],
    [{API_BASE_URL: 'https://acme.example/v2/'}, {apiBaseUrl: 'https://acme.example/v2'}],
    // With or without its last slash, the portal is where the login is.
    ...['https://acme.example/p', 'https://acme.example/p/'].map(
      (portal): [NodeJS.ProcessEnv, Partial<SiteEnv>] => [
        {PORTAL_URL: portal},
        {portalUrl: 'https://acme.example/p/', loginUrl: 'https://acme.example/p/login'},
      ],
    ),
    [{LOGIN_URL: 'https://acme.example/?a=7'}, {loginUrl: 'https://acme.example/?a=7'}],
    // Letter for letter, since identity providers compare it so.
    ...['https://id.acme.example', 'https://id.acme.example/', 'https://id.acme.example/a'].map(
      (oidcIssuer): [NodeJS.ProcessEnv, Partial<SiteEnv>] => [
        {OIDC_ISSUER: oidcIssuer},
        {oidcIssuer},
      ],
    ),
    [
      {...COMPLETE, EMAILJS_ORIGIN: 'http://localhost:4603/'},
      {
        email: {
          serviceId: 'service_ab12cd3',
          templateId: 'template_ab12cd3',
          publicKey: 'Xk3v9_publicKey',
          origin: 'http://localhost:4603',
        },
      },
    ],
  ])('gives %j as %j', (source, expected) => {
    expect(parseSiteEnv(source).env).toMatchObject(expected);
  });
});

describe('a value that cannot be used', () => {
  it.each([
    ['is not a full http or https URL', 'SITE_URL', 'firegrid.example'],
    [
      'is an origin: scheme, host and port without a path',
      'EMAILJS_ORIGIN',
      'https://a.example/v1',
    ],
    ['must not hold a user name or a password', 'SCHEDULING_URL', 'https://:pass@a.example/'],
    ['is not an email address', 'SUPPORT_EMAIL', 'support at acme.example'],
    ...['http://hub.acme.example', 'https://hub.acme.example:4444'].map((value) => [
      'must be an https URL without a port',
      'HUB_URL',
      value,
    ]),
    ['must not hold a query or a hash', 'PORTAL_URL', 'https://a.example/?b=c'],
    ['holds characters that the email service never uses', 'EMAILJS_SERVICE_ID', 'service ab'],
    ['is files, nginx or none', 'HOST_RULES', 'apache'],
    ['is 1 or 0', 'CONFIG_STRICT', 'true'],
  ])('%s: %s=%s', (problem, name, value) => {
    const message = refusalOf({...COMPLETE, [name]: value});
    expect(message).toContain(`${name}: "${value}" ${problem}. Write it like ${name}=`);
    expect(message).toContain('.env.example');
    // One problem, one line under the heading.
    expect(message.split('\n')).toHaveLength(2);
  });

  it.each(Object.entries(variables))('%s has an example that is accepted', (name, {example}) => {
    expect(refusalOf({...COMPLETE, [name]: example})).toBe('accepted');
  });

  it('is reported together with all the others', () => {
    const message = refusalOf({SITE_URL: 'x', CHAT_API_URL: 'y', CONFIG_STRICT: 'z'});
    expect(message).toMatch(/SITE_URL: "x".*\n.*CHAT_API_URL: "y".*\n.*CONFIG_STRICT: "z"/);
  });
});

it('ships nothing else of the environment to browsers', () => {
  const {env} = parseSiteEnv({
    EMAILJS_PUBLIC_KEY: 'public_key',
    EMAILJS_PRIVATE_KEY: 'hidden-1',
    npm_config__authToken: 'hidden-2',
  });
  expect(JSON.stringify(env)).toContain('public_key');
  expect(JSON.stringify(env)).not.toContain('hidden');
});

const {folder, write} = tempFolder();

it('.env is read as usual, and gives way to a variable that is already set', () => {
  jest.replaceProperty(process, 'env', {PORTAL_URL: 'https://shell.example/'});
  const portalUrl = 'https://shell.example/';
  expect(loadSiteEnv(folder).env).toMatchObject({portalUrl, siteUrl: DEFAULTS.siteUrl});
  const lines = [
    '# portal',
    'PORTAL_URL="https://file.example/"',
    'SITE_URL=https://a.example # b',
  ];
  write('.env', lines.join('\n'));
  expect(loadSiteEnv(folder).env).toMatchObject({portalUrl, siteUrl: 'https://a.example/'});
});

describe('the documents', () => {
  it('.env.example has every variable with its description and its default', () => {
    const expected = Object.entries(variables).map(([name, {about, schema}], index) => {
      const gap = about.length > 0 && index > 0 ? [''] : [];
      const value = schema.parse(undefined) ?? '';
      return [...gap, ...about.map((line) => `# ${line}`), `${name}=${value}`].join('\n');
    });
    const [, ...rest] = fs.readFileSync('.env.example', 'utf8').trim().split('\n\n');
    expect(rest.join('\n\n').split('\n')).toEqual(expected.join('\n').split('\n'));
  });

  it("the README's table has every variable and no other", () => {
    const [, section = ''] = fs.readFileSync('README.md', 'utf8').split('\n## Environment\n');
    const [table = ''] = section.split('\n## ');
    const named = [...table.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name);
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(variables).toSorted());
  });
});
