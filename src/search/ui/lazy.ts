/* The parts that load when the search is opened, or when a page was reached from it: one chunk. */
export {LandingNote} from './LandingNote';
export {PagePanel} from './PagePanel';
export {SearchDialog} from './SearchDialog';
