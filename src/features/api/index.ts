export {Endpoint} from './Endpoint';
export {Aside, Columns, Field, Fields, Fold, Main, Method} from './parts';
