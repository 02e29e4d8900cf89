/** Browsers get this as HTML alone: src/plugins/page-weight/leftOut.ts takes its code out of their bundle. */
// oxlint-disable-next-line import/no-default-export -- as in the module that takes its place
export {Builder as default} from './Builder';
