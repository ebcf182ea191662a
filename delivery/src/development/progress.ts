/** The progress of a watched build; each value says all that there is to know. */
export type Progress =
  | { status: 'building' }
  /** Its files are written. The hash names this state of its modules. */
  | { status: 'built'; hash: string; ms: number; report: string }
  /** The files of the last good build stay. */
  | { status: 'failed'; report: string }
