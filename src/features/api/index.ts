export {Aside, Columns, Main} from './Columns';
export {Endpoint} from './Endpoint';
export {Field, Fields} from './Fields';
export {Fold} from './Fold';
export {Method} from './Method';
