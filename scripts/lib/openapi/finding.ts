import type {Path} from './path';

/** Something to mend in one of the two files, before its line is known. */
export interface Finding {
  readonly document: 'description' | 'overlay';
  readonly path: Path;
  readonly text: string;
  readonly fix: string;
}
