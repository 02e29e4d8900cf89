/** An object with these keys and no others. */
const closed = (properties: object, required: readonly string[] = []): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const ref = (name: string): object => ({$ref: `#/definitions/${name}`});

const named = (value: object): object => ({type: 'object', additionalProperties: value});

const text = {type: 'string'};
const flag = {type: ['boolean', 'string']};
const texts = {type: ['string', 'array'], items: text};
const open = {type: 'object'};
const steps = {type: 'array', minItems: 1, items: ref('step')};

const run = closed(
  {
    command: text,
    name: text,
    shell: text,
    environment: open,
    background: flag,
    working_directory: text,
    no_output_timeout: text,
    when: {enum: ['always', 'on_success', 'on_fail']},
    max_auto_reruns: {type: 'integer'},
    auto_rerun_delay: text,
  },
  ['command'],
);

const cache = {key: text, keys: {type: 'array', items: text}, name: text, when: text};

/** Steps that need no value; the last two are commands of an orb, and steps of a parameter. */
const BARE_STEPS = ['checkout', 'setup_remote_docker', 'add_ssh_keys', '[\\w-]+/[\\w-]+', '<<.*>>'];

/** Steps that every configuration has; others are commands of its own, or of an orb. */
const nativeSteps = {
  run: {oneOf: [text, run]},
  checkout: closed({path: text, method: {enum: ['blobless', 'full']}}),
  setup_remote_docker: {type: ['object', 'null']},
  save_cache: closed({...cache, paths: {type: 'array', items: text}}, ['key', 'paths']),
  restore_cache: closed(cache),
  store_artifacts: closed({path: text, destination: text, name: text, when: text}, ['path']),
  store_test_results: closed({path: text, name: text, when: text}, ['path']),
  persist_to_workspace: closed({root: text, paths: {type: 'array', items: text}, name: text}, [
    'root',
    'paths',
  ]),
  attach_workspace: closed({at: text, name: text}, ['at']),
  add_ssh_keys: closed({fingerprints: {type: 'array', items: text}}),
  when: closed({condition: {}, steps}, ['condition', 'steps']),
  unless: closed({condition: {}, steps}, ['condition', 'steps']),
};

const docker = {
  type: 'array',
  minItems: 1,
  items: closed(
    {
      image: text,
      name: text,
      entrypoint: texts,
      command: texts,
      user: text,
      environment: open,
      auth: open,
      aws_auth: open,
    },
    ['image'],
  ),
};

const executor = {
  description: text,
  docker,
  machine: {type: ['boolean', 'string', 'object']},
  macos: closed({xcode: {type: ['string', 'number']}}, ['xcode']),
  resource_class: text,
  shell: text,
  working_directory: text,
  environment: open,
  parameters: named(
    closed({type: text, default: {}, description: text, enum: {type: 'array'}}, ['type']),
  ),
};

const job = closed(
  {
    ...executor,
    type: text,
    executor: {type: ['string', 'object']},
    parallelism: {type: ['integer', 'string']},
    circleci_ip_ranges: flag,
    steps,
  },
  ['steps'],
);

const filter = closed({only: texts, ignore: texts});
const filters = {oneOf: [text, closed({branches: filter, tags: filter})]};

const workflow = closed(
  {
    jobs: {type: 'array', minItems: 1, items: {oneOf: [text, ref('invocation')]}},
    triggers: {
      type: 'array',
      items: closed({schedule: closed({cron: text, filters}, ['cron', 'filters'])}, ['schedule']),
    },
    when: {},
    unless: {},
    max_auto_reruns: {type: 'integer'},
  },
  ['jobs'],
);

/**
 * Schema of a .circleci/config.yml. What npm has of CircleCI's own is either a parser that knows no orbs, or
 * types that let any job pass: hence these rules, written after the reference, and closed, so that a
 * mistyped key is found.
 * @param commands Names of the commands that the file itself defines.
 * @see https://circleci.com/docs/configuration-reference/
 */
export const circleciSchema = (commands: readonly string[]): object => ({
  ...closed(
    {
      version: {enum: [2.1, '2.1']},
      setup: flag,
      orbs: named({type: ['string', 'object']}),
      parameters: open,
      executors: named(closed(executor)),
      commands: named(
        closed({description: text, parameters: executor.parameters, steps}, ['steps']),
      ),
      jobs: named(ref('job')),
      workflows: {
        type: 'object',
        properties: {version: {}},
        additionalProperties: workflow,
      },
    },
    ['version'],
  ),
  definitions: {
    job,
    step: {
      if: {type: 'string'},
      // Without a value: these, commands of the file itself, or of an orb.
      then: {
        pattern: `^(${[...commands, ...BARE_STEPS].join('|')})$`,
      },
      else: {
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        properties: {...nativeSteps, ...Object.fromEntries(commands.map((name) => [name, {}]))},
        patternProperties: {'^[\\w-]+/[\\w-]+$': {}},
        additionalProperties: false,
      },
    },
    invocation: {
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      // Jobs of an orb take parameters of any name.
      additionalProperties: {
        type: 'object',
        properties: {
          requires: {type: 'array'},
          context: texts,
          filters,
          type: {enum: ['approval', 'no-op']},
          matrix: closed({parameters: open, exclude: {type: 'array'}, alias: text}, ['parameters']),
          'pre-steps': steps,
          'post-steps': steps,
        },
      },
    },
  },
});
