import type {StaticCodeText} from '../static-code';

/** A test that is pointed to the service, as a change. */
export interface HomeSample {
  readonly id: 'java' | 'javascript' | 'python' | 'selenium';
  /** On its tab. */
  readonly label: string;
  readonly code: StaticCodeText;
}
