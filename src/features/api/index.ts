export {Aside, Columns, Main} from '@site/src/components/Columns';
export {Endpoint} from './Endpoint';
export {Field, Fields, Fold, Method} from './parts';
