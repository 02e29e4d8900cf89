import type {Detect} from '../../../../checks/language/judge';
import {checkOverlay} from '../checkOverlay';

/** Stands in for the detector: an accent is French to it. */
const byAccents: Detect = (text) => (/[éèàç]/.test(text) ? 'fr' : 'en');

const problem = {
  summary: 'Broken body',
  value: {title: 'Invalid request', detail: 'The body cannot be read.'},
};

const description = {
  info: {title: 'Grid API', version: '1.0.0'},
  tags: [{name: 'Devices', description: 'What is free right now.'}],
  paths: {
    '/tests': {
      post: {
        operationId: 'createTest',
        summary: 'Start a test run',
        description: 'Returns at once; read `GET /results` and the [limits](https://a.example/).',
        responses: {
          '202': {
            description: 'Queued.',
            content: {
              'application/json': {
                examples: {queued: {value: {id: 'tst_1', name: 'Checkout, nightly'}}},
              },
            },
          },
          default: {
            description: 'A problem.',
            content: {
              'application/problem+json': {
                examples: {broken: {$ref: '#/components/examples/Broken'}},
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Run: {
        type: 'object',
        properties: {
          title: {type: 'string', description: 'Shown title.', default: 'No name yet'},
          example: {type: 'string', description: 'One value.', enum: ['first one']},
        },
      },
    },
    examples: {Broken: problem},
  },
};

const operation = {
  summary: 'Lancer une exécution de tests',
  description: 'Répond aussitôt; lisez `GET /results` et les [limites](https://a.example/).',
  responses: {
    '202': {
      description: 'En file.',
      content: {
        'application/json': {examples: {queued: {value: {name: 'Paiement, chaque nuit'}}}},
      },
    },
    default: {description: 'Un problème.'},
  },
};
const schemas = {
  Run: {
    properties: {
      title: {description: 'Titre montré.'},
      example: {description: 'Une valeur.'},
    },
  },
};

interface Action {
  readonly target: string;
  readonly update?: unknown;
  readonly remove?: boolean;
}

const info: Action = {target: '$.info', update: {title: 'API de la grille'}};
const tag: Action = {
  target: "$.tags[?@.name == 'Devices']",
  update: {description: 'Ce qui est libre en ce moment.'},
};
const post = (changes: object = {}): Action => ({
  target: "$.paths['/tests'].post",
  update: {...operation, ...changes},
});
const components: Action = {
  target: '$.components',
  update: {schemas, examples: {Broken: {summary: 'Corps illisible'}}},
};

const check = (actions: readonly Action[], sameText?: Readonly<Record<string, string>>) =>
  checkOverlay(
    description,
    {overlay: '1.0.0', actions, ...(sameText && {'x-same-text': sameText})},
    byAccents,
  ).findings;

const complete = [info, tag, post(), components];

it('accepts a French for each text, and counts the texts', () => {
  expect(check(complete)).toEqual([]);
  expect(checkOverlay(description, {overlay: '1.0.0', actions: []}, byAccents).texts).toBe(10);
});

describe('missing', () => {
  it.each([
    [[tag, post(), components], '$.info.title', 'target $.info, update title'],
    [[info, post(), components], '$.tags[0].description', 'target $.tags[0], update description'],
    [
      [info, tag, post({summary: undefined}), components],
      "$.paths['/tests'].post.summary",
      "target $.paths['/tests'], update post → summary",
    ],
  ])('names the text and where its French goes (%#)', (actions, place, target) => {
    // An undefined member stands for none, as in the file.
    const [first, ...others] = check(JSON.parse(JSON.stringify(actions)) as Action[]);
    expect(first).toMatchObject({document: 'description'});
    expect(first?.text).toMatch(`Missing: ${place} has no French: “`);
    expect(first?.fix).toContain(target);
    expect(others).toEqual([]);
  });

  it('wants prose in examples too', () => {
    const {responses} = operation;
    const findings = check([
      info,
      tag,
      post({responses: {...responses, '202': {description: 'En file.'}}}),
      components,
    ]);
    expect(findings.map(({text}) => text)).toEqual([
      expect.stringContaining('.value.name has no French: “Checkout, nightly”') as string,
    ]);
  });

  it('lets pass what is rightly the same, with a reason', () => {
    expect(check([tag, post(), components], {'Grid API': 'name of the product'})).toEqual([]);
  });
});

describe('orphaned', () => {
  it.each([
    [{target: '$.tags[?@.name == "Macs"]', update: {description: 'Des Mac.'}}, 'leads to nothing'],
    [{target: '$.info', update: {summary: 'Une grille.'}}, 'nothing at $.info.summary'],
    [{target: "$.paths['/runs'].get", update: {summary: 'Lister'}}, 'leads to nothing'],
  ])('names French that leads nowhere (%#)', (action, text) => {
    const findings = check([...complete, action]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({document: 'overlay'});
    expect(findings[0]?.path.slice(0, 2)).toEqual(['actions', 4]);
    expect(findings[0]?.text).toMatch(/^Orphaned: /);
    expect(findings[0]?.text).toContain(text);
  });

  it('names a same text that the description says no more', () => {
    const [finding] = check(complete, {'Old words': 'same words'});
    expect(finding?.text).toContain('“Old words”, which the description says no more');
  });
});

describe('untranslated', () => {
  it('names a French that is the English', () => {
    const [finding] = check([info, tag, post({summary: 'Start a test run'}), components]);
    expect(finding?.text).toBe('Untranslated: the French is the English: “Start a test run”');
    expect(finding?.path).toEqual(['actions', 2, 'update', 'summary']);
  });

  it.each([
    ['Lancer. Then read what the devices say about it.', '“Then read what the devices say'],
    ['  ', 'the French is empty'],
  ])('names English in the French: %s', (summary, text) => {
    const [finding] = check([info, tag, post({summary}), components]);
    expect(finding?.text).toMatch(/^Untranslated: /);
    expect(finding?.text).toContain(text);
  });
});

describe('more than a text', () => {
  it.each([
    [post({operationId: 'lancerTest'}), '.operationId is no text that people read'],
    [post({tags: ['Tests']}), 'tags is no text'],
    [post({deprecated: true}), 'deprecated is no text'],
    [{target: '$.tags[0]', remove: true}, 'does not only put texts in place'],
    [{target: '$.tags', update: {name: 'Appareils'}}, 'something that is no object'],
    [{target: '$.info.title', update: {title: 'API'}}, 'something that is no object'],
    [{target: '$.[', update: {title: 'API'}}, 'is no JSONPath'],
    [
      {target: '$.components.schemas.Run.properties.title', update: {default: 'Sans nom'}},
      'default is no text that people read',
    ],
    [
      {target: '$.components.examples.Broken.value', update: {title: 'Requête non valide'}},
      'part of a problem, which the API writes in English',
    ],
    [info, '$.info.title is translated twice'],
  ])('is refused (%#)', (action, text) => {
    const actions = action.target === post().target ? [info, tag, action, components] : undefined;
    const texts = check(actions ?? [...complete, action]).map((finding) => finding.text);
    expect(texts).toEqual([expect.stringContaining(text) as string]);
  });

  it('wants version 1.0 of the specification, and reasons', () => {
    const overlay = {overlay: '1.1.0', actions: [], 'x-same-text': {API: ''}};
    const {findings} = checkOverlay({}, overlay, byAccents);
    expect(findings.map(({text}) => text)).toEqual([
      'overlay: must be 1.0.0',
      'x-same-text → API: needs a reason, in a few words',
    ]);
  });
});

describe('the French itself', () => {
  it.each([
    [
      'Répond aussitôt; lisez `GET /result` et les [limites](https://a.example/).',
      'Code and links',
    ],
    ['Répond aussitôt; lisez `GET /results` et les limites.', 'Code and links'],
    [
      'Répond : lisez `GET /results` et les [limites](https://a.example/).',
      'no no-break space before',
    ],
  ])('has the codes, links and spacing it should: %s', (text, message) => {
    const [finding] = check([info, tag, post({description: text}), components]);
    expect(finding?.text).toContain(message);
    expect(finding?.path).toEqual(['actions', 2, 'update', 'description']);
  });
});
