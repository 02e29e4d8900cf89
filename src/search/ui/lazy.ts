/* The parts that load when the search is opened: one chunk. */
export {SearchDialog} from './SearchDialog';
export {SearchPanel} from './SearchPanel';
