// Runs Pagefind in a process of its own: it is an ES module, which Docusaurus' loader of plugins
// cannot import. Reads {language, records: [{url, content}]} as JSON from standard input and writes
// {files: [{path, content}]} to standard output, contents in Base64; errors go to standard error.
import {text} from 'node:stream/consumers';
import {close, createIndex} from 'pagefind';

const {language, records} = JSON.parse(await text(process.stdin));

/** @param {readonly string[]} errors */
function expectNone(errors) {
  if (errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
}

const {index, errors} = await createIndex({forceLanguage: language});
expectNone(errors);
if (!index) {
  throw new Error('Pagefind made no index.');
}
for (const record of records) {
  expectNone((await index.addHTMLFile(record)).errors);
}
const written = await index.getFiles();
expectNone(written.errors);
await close();

process.stdout.write(
  JSON.stringify({
    files: written.files.map((file) => ({
      path: file.path,
      content: Buffer.from(file.content).toString('base64'),
    })),
  }),
);
