import type {Block, Finding} from '../blocks';
import {placeBelow} from './schema';

/** Makes a whole workflow of a list of steps or of some jobs; says how many lines it put before. */
function complete(block: Block): {readonly text: string; readonly before: number} {
  if (!block.isPart || /^(?:name|on|jobs):/m.test(block.code)) {
    return {text: block.code, before: 0};
  }
  const isSteps = block.code.trimStart().startsWith('- ');
  const head = isSteps
    ? ['on: push', 'jobs:', '  part:', '    runs-on: ubuntu-latest', '    steps:']
    : ['on: push', 'jobs:'];
  const indent = isSteps ? '      ' : '  ';
  return {text: placeBelow(head, block.code, indent), before: head.length};
}

/**
 * Reads a workflow with the parser of GitHub Actions, expressions included.
 * @param block A workflow, or a part of one: a list of steps, or jobs by their ids.
 * @see https://github.com/actions/languageservices/tree/main/workflow-parser
 */
export async function checkGithub(block: Block): Promise<Finding[]> {
  const {convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow} =
    await import('@actions/workflow-parser');
  const {text, before} = complete(block);
  const {context, value} = parseWorkflow(
    {name: block.title, content: text},
    new NoOperationTraceWriter(),
  );
  if (value) {
    await convertWorkflowTemplate(context, value);
  }
  return context.errors.getErrors().map(({rawMessage, range}) => ({
    block,
    line: (range?.start.line ?? 1) - before,
    text: `GitHub Actions would refuse the workflow: ${rawMessage}`,
  }));
}
