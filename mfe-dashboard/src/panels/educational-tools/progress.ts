/** How far a reader has come in a tutorial. */
export interface Progress {
  /** The section that is open, from 0. */
  section: number
  /** How many sections were read, from the first on. */
  read: number
}

export const NOT_BEGUN: Progress = { section: 0, read: 0 }

/** The open section is read, and the next one opens if there is one. */
export function onwards({ section, read }: Progress, sectionCount: number): Progress {
  return { section: Math.min(section + 1, sectionCount - 1), read: Math.max(read, section + 1) }
}

/** One section back; read sections stay read. */
export function backwards({ section, read }: Progress): Progress {
  return { section: Math.max(0, section - 1), read }
}

export function isCompleted({ read }: Progress, sectionCount: number): boolean {
  return read >= sectionCount
}

/** Where reading goes on: at the section that was left, or at the first when all was read. */
export function resumed(progress: Progress, sectionCount: number): Progress {
  return isCompleted(progress, sectionCount) ? { ...progress, section: 0 } : progress
}
