import type {ContentFolder} from '../../src/lib/pageAddress';
import type {Problem} from '../shared/problem';

/** Documentation and API reference, blog, or anything below src/pages. */
export type PageKind = ContentFolder['kind'];

/** Something to fix in one page. */
export type Finding = Omit<Problem, 'file'>;
