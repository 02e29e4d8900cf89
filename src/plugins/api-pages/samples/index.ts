import {element, fence} from '../mdx';
import {curlSample} from './curl';
import {javaClass, javaSample} from './java';
import {javascriptSample} from './javascript';
import {pythonSample} from './python';
import type {SampleRequest} from './request';

export {isSent, sampleRequest} from './request';

/**
 * The request in four languages, as tabs. The templates are our own: the libraries that write
 * snippets from requests put the key into the code, check no status, and give Java without a class
 * and JavaScript without a place for its answer, so that none of it runs as it is.
 */
export function codeSamples(request: SampleRequest): string {
  const {id} = request;
  return element('CodeTabs', [
    fence('bash', curlSample(request), 'Terminal'),
    fence('js', javascriptSample(request), `${id}.mjs`),
    fence('python', pythonSample(request), `${id.replaceAll('-', '_')}.py`),
    fence('java', javaSample(request), `${javaClass(id)}.java`),
  ]);
}
