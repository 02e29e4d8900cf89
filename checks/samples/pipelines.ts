// Files that CI services read, by the titles of their blocks.
import {isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {nearest} from '../shared/nearest';
import type {Block, Mistake} from './blocks';

/**
 * Keys that a service gives a meaning to, at any depth. Other keys are names that the file makes up
 * (jobs, variables), so an unknown key is a mistake only when it is nearly one of these.
 * @see https://docs.gitlab.com/ci/yaml/
 * @see https://circleci.com/docs/reference/configuration-reference/
 */
const KEYS: Readonly<Record<string, string>> = {
  '.gitlab-ci.yml': `
    after_script allow_failure artifacts before_script cache changes coverage dependencies
    environment except exists expire_in expose_as extends image include interruptible junit
    key matrix name needs only parallel paths policy reports resource_group retry rules
    script secrets services stage stages tags timeout trigger untracked variables when workflow`,
  '.circleci/config.yml': `
    branches checkout command commands context cron destination docker environment executor
    executors filters image jobs key keys machine macos matrix name no_output_timeout orbs
    parallelism parameters path paths requires resource_class restore_cache root save_cache
    schedule shell steps store_artifacts store_test_results triggers type unless version when
    working_directory workflows xcode run`,
};

function checkKeys({title, code}: Block) {
  const known = (KEYS[title] ?? '').trim().split(/\s+/);
  const lineCounter = new LineCounter();
  const mistakes: Mistake[] = [];
  visit(parseDocument(code, {lineCounter}), {
    Pair: (_, {key}) => {
      const name = isScalar(key) ? String(key.value) : '';
      const meant = nearest(
        name,
        known.filter((word) => word.startsWith(name.charAt(0))),
      );
      if (meant !== undefined && !known.includes(name) && isScalar(key)) {
        const {line} = lineCounter.linePos(key.range?.[0] ?? 0);
        mistakes.push({line, text: `${title} has no key ${name}. Did you mean ${meant}?`});
      }
    },
  });
  return mistakes;
}

/** Completes a list of steps or jobs to a workflow; `before` is the number of lines added above. */
function completeWorkflow(block: Block): {readonly text: string; readonly before: number} {
  if (!block.isPart || /^(?:name|on|jobs):/m.test(block.code)) {
    return {text: block.code, before: 0};
  }
  const isSteps = block.code.trimStart().startsWith('- ');
  const head = isSteps
    ? ['on: push', 'jobs:', '  part:', '    runs-on: ubuntu-latest', '    steps:']
    : ['on: push', 'jobs:'];
  const below = block.code.replaceAll(/^(?=.)/gm, isSteps ? '      ' : '  ');
  return {text: [...head, below].join('\n'), before: head.length};
}

/**
 * Reads a workflow with the parser of GitHub Actions, expressions included.
 * @see https://github.com/actions/languageservices/tree/main/workflow-parser
 */
async function checkWorkflow(block: Block): Promise<Mistake[]> {
  const {convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow} =
    await import('@actions/workflow-parser');
  const {text, before} = completeWorkflow(block);
  const {context, value} = parseWorkflow(
    {name: block.title, content: text},
    new NoOperationTraceWriter(),
  );
  if (value) {
    await convertWorkflowTemplate(context, value);
  }
  return context.errors.getErrors().map(({rawMessage, range}) => ({
    line: (range?.start.line ?? 1) - before,
    text: `GitHub Actions would refuse the workflow: ${rawMessage}`,
  }));
}

/**
 * Checks a file that a CI service reads, by the title of its block.
 * @param block Valid YAML.
 */
export async function checkPipeline(block: Block): Promise<readonly Mistake[]> {
  return block.title.startsWith('.github/workflows/') ? checkWorkflow(block) : checkKeys(block);
}
