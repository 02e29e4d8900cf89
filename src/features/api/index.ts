export {Endpoint} from './Endpoint';
export {Method} from './Method';
export {Aside, Columns, Field, Fields, Fold, Main} from './parts';
