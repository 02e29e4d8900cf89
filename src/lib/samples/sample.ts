/** A file, or commands, with code in it. */
export interface Sample {
  readonly title: string;
  /** As src/plugins/static-code names it. */
  readonly language: string;
  readonly code: string;
}
