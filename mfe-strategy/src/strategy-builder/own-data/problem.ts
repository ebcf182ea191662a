import type { TextFileProblem } from '@aldergate/files/reading'
import type { NeededColumn } from './columns'

/** A problem in one line of a file, with the text that stands there. */
export interface LineProblem {
  fault:
    | 'missing'
    | 'badNumber'
    | 'notAboveZero'
    | 'negative'
    | 'badTime'
    | 'otherDates'
    | 'lowAboveHigh'
    | 'openOutside'
    | 'closeOutside'
    | 'notRising'
    | 'sameTime'
    | 'offGrid'
    | 'ambiguousDate'
    | 'columnTwice'
  /** From 1, as an editor counts. */
  line: number
  /** The header of the column, if a single cell is wrong. */
  column?: string
  text?: string
}

/** A problem of a file as a whole. */
export type FileProblem =
  | { fault: TextFileProblem | 'noRows' | 'oneRow' }
  | { fault: 'tooManyRows'; most: number }
  | { fault: 'missingColumns'; names: readonly NeededColumn[] }

/** Why a file is rejected: at most `SHOWN_PROBLEMS` of its lines, and their total. */
export type Refusal =
  | { of: 'file'; problem: FileProblem }
  | { of: 'lines'; problems: readonly LineProblem[]; count: number }

/** More would hide the page, and the first ones mostly have the cause of the others. */
export const SHOWN_PROBLEMS = 10
