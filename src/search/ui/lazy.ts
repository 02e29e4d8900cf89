/* The parts that load when the search is opened, or when a page was reached from it: one chunk. */
export {LandingNote} from './LandingNote';
export {SearchDialog} from './SearchDialog';
export {SearchPanel} from './SearchPanel';
