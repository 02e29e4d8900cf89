/* What loads when somebody opens the search or comes from it, in one chunk. */
export {LandingNote} from './LandingNote';
export {SearchDialog} from './SearchDialog';
export {PagePanel} from './PagePanel';
