import {json, KEY_VARIABLE, literal, textOf} from '../literal';
import type {Sample} from '../sample';
import {groovySession} from './groovy';
import {javaSession} from './java';
import {javascriptSession} from './javascript';
import {pythonSession} from './python';
import type {SampleSession} from './session';

/** How to start the sessions at once, where the command of the test runner says so. */
function runCommand({tool, sessions}: SampleSession) {
  if (tool === 'webdriverio') {
    return 'npx wdio run wdio.conf.mjs';
  }
  if (tool.endsWith('-python')) {
    return sessions > 1 ? `pytest -n ${sessions}` : 'pytest';
  }
  return (
    tool.endsWith('-javascript') &&
    `npx mocha${sessions > 1 ? ` --parallel --jobs ${sessions}` : ''}`
  );
}

/**
 * Writes the code that opens a session.
 * @returns Files and commands, the most important one first.
 */
export function sessionSamples(session: SampleSession): readonly Sample[] {
  const {tool, capabilities, variables, texts} = session;
  if (tool === 'json') {
    const dialect = {...json, variable: (name: string) => json.scalar(variables[name] ?? name)};
    const code = literal(capabilities, dialect);
    return [{title: texts.capabilities, language: 'json', code}];
  }
  const code = tool.endsWith('-java')
    ? javaSession(session)
    : tool.endsWith('-python')
      ? [pythonSession(session)]
      : [tool === 'katalon' ? groovySession(session) : javascriptSession(session)];
  const settings = Object.entries({[KEY_VARIABLE]: texts.key, ...variables}).map(
    ([name, value]) => `export ${name}="${value}"`,
  );
  return [
    ...code,
    {
      title: texts.terminal,
      language: 'bash',
      code: textOf(settings, runCommand(session)),
    },
  ];
}
