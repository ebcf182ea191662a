/** The progress of a watched build; each value describes the whole state. */
export type Progress =
  | { status: 'building' }
  /** Its files are written. The hash identifies this state of its modules. */
  | { status: 'built'; hash: string; ms: number; report: string }
  /** The files of the last successful build stay. */
  | { status: 'failed'; report: string }
