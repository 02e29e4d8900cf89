import {json, literal} from '@site/src/lib/literal';
import {groovySnippet} from './templates/groovy';
import {javaSnippets} from './templates/java';
import {javascriptSnippet, wdioSnippet} from './templates/javascript';
import {pythonSnippet} from './templates/python';
import {withVariables, type Snippet, type Surroundings} from './templates/template';
import {sessionOf, type Session} from './session';
import type {Choice} from './choice';

/** How to start the sessions at once, where the command of the test runner says so. */
function runCommand({tool, sessions}: Choice): readonly string[] {
  if (tool === 'webdriverio') {
    return ['npx wdio run wdio.conf.mjs'];
  }
  if (tool.endsWith('-python')) {
    return [sessions > 1 ? `pytest -n ${sessions}` : 'pytest'];
  }
  if (tool.endsWith('-javascript')) {
    return [`npx mocha${sessions > 1 ? ` --parallel --jobs ${sessions}` : ''}`];
  }
  return [];
}

function terminalSnippet({choice, variables}: Session, texts: Surroundings['texts']): Snippet {
  const lines = Object.entries({FIREGRID_API_KEY: texts.key, ...variables}).map(
    ([name, value]) => `export ${name}="${value}"`,
  );
  return {
    title: texts.terminal,
    language: 'bash',
    code: [...lines, ...runCommand(choice)].join('\n'),
  };
}

function mainSnippets(session: Session, surroundings: Surroundings): readonly Snippet[] {
  switch (session.choice.tool) {
    case 'appium-java':
    case 'selenium-java':
      return javaSnippets(session, surroundings);
    case 'appium-python':
    case 'selenium-python':
      return [pythonSnippet(session, surroundings)];
    case 'appium-javascript':
    case 'selenium-javascript':
      return [javascriptSnippet(session, surroundings)];
    case 'webdriverio':
      return [wdioSnippet(session, surroundings)];
    default:
      return [groovySnippet(session, surroundings)];
  }
}

/**
 * Writes the configuration of a choice.
 * @param choice The choice; its tool drives its device.
 * @param surroundings The address of the hub, and texts.
 * @returns Files and commands, the most important one first.
 */
export function snippetsOf(choice: Choice, surroundings: Surroundings): readonly Snippet[] {
  const session = sessionOf(choice);
  const {capabilities, variables} = session;
  const {texts} = surroundings;
  if (choice.tool === 'json') {
    const values = withVariables(json, (name) => json.scalar(variables[name] ?? name));
    return [{title: texts.capabilities, language: 'json', code: literal(capabilities, values)}];
  }
  return [...mainSnippets(session, surroundings), terminalSnippet(session, texts)];
}
