import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findJava} from '../../../../checks/html/checker';
import {projectRoot} from '../../paths';
import type {Finding} from '../blocks';
import {runProgram} from '../runProgram';
import type {Checker} from './checker';

/** Where npm-groovy-lint keeps Apache Groovy. */
const JARS = path.join(projectRoot, 'node_modules', 'npm-groovy-lint', 'lib/java/groovy/lib');

/** Parses the files of its arguments; prints number, line and message of each mistake. */
const PARSE = `
import org.codehaus.groovy.control.*
args.eachWithIndex { name, index ->
  def unit = new CompilationUnit()
  unit.addSource(new File(name))
  try {
    unit.compile(Phases.CONVERSION)
  } catch (MultipleCompilationErrorsException failure) {
    failure.errorCollector.errors.each {
      println([index, it.cause.line, it.cause.originalMessage.readLines().first()].join('\\t'))
    }
  }
}
`;

function findJar(): string {
  const jar = fs.existsSync(JARS)
    ? fs.readdirSync(JARS).find((name) => /^groovy-\d[\d.]*\.jar$/.test(name))
    : undefined;
  if (!jar) {
    throw new Error(`There is no Groovy in ${JARS}. Run: npm ci`);
  }
  return path.join(JARS, jar);
}

/** Parses Groovy, Jenkinsfiles among it, with Groovy's own compiler: one Java for all blocks. */
export const groovyChecker: Checker = {
  languages: ['groovy', 'gradle', 'jenkinsfile'],
  check: async (blocks) => {
    if (blocks.length === 0) {
      return {deed: 'parsed', findings: []};
    }
    const java = await findJava();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
    try {
      const script = path.join(folder, 'parse.groovy');
      fs.writeFileSync(script, PARSE);
      const files = blocks.map(({code}, index) => {
        const file = path.join(folder, `sample${index}.groovy`);
        fs.writeFileSync(file, code);
        return file;
      });
      const options = ['-XX:TieredStopAtLevel=1', '-cp', findJar(), 'groovy.ui.GroovyMain'];
      const {status, output, errors} = await runProgram(java, [...options, script, ...files]);
      if (status !== 0) {
        throw new Error(`Groovy did not finish (code ${status ?? 'none'}).\n${errors.trim()}`);
      }
      const findings = output
        .split(/\r?\n/)
        .filter(Boolean)
        .flatMap((entry): Finding[] => {
          const [index, line, message = ''] = entry.split('\t');
          const block = blocks[Number(index)];
          return block
            ? [{block, line: Number(line), text: `Groovy cannot parse the code: ${message}`}]
            : [];
        });
      return {deed: 'parsed', findings};
    } finally {
      fs.rmSync(folder, {recursive: true, force: true});
    }
  },
};
