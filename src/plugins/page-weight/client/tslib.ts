/** The one helper that the client's modules use: one of them asks for all of them at run time. */
export {__importDefault} from 'tslib/tslib.es6.mjs';
