import type { Fill, NumberProblem, OrderResult, ReversalRefusal } from '@aldergate/ledger'

/** The outcome of the last action on the ticket. */
export type Outcome =
  | OrderResult
  | { status: 'undone'; fill: Fill }
  | { status: 'undo-refused'; reason: ReversalRefusal; fill: Fill }
  | undefined

export const UNDO_REFUSALS = {
  'unknown-order': 'undoUnknown',
  'too-late': 'undoTooLate',
  superseded: 'undoSuperseded',
  'not-enough-cash': 'undoNoCash',
  'units-reserved': 'undoReserved',
} as const satisfies Record<ReversalRefusal, string>

export const QUANTITY_REFUSALS = {
  'not-positive': 'invalidAmount',
  'too-many-places': 'notFilledPlaces',
  'too-large': 'notFilledLarge',
} as const satisfies Record<NumberProblem, string>
