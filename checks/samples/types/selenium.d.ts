/**
 * Node.js finds this module by its file alone, since the package lists no exports; the types know
 * it by its folder, and leave the headers out.
 */
declare module 'selenium-webdriver/http/index.js' {
  import * as http from 'selenium-webdriver/http';

  export {Executor, HttpClient, Response} from 'selenium-webdriver/http';

  export class Request extends http.Request {
    readonly headers: Map<string, string>;
  }
}
