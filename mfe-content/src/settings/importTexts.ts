import type { DocumentProblem } from '@aldergate/keeping'

/** Why a file cannot be imported. */
export const PROBLEM_TEXTS = {
  'too-large': 'importTooLarge',
  'not-json': 'importNotJson',
  'other-product': 'importOtherProduct',
  newer: 'importNewer',
  'unknown-part': 'importCorrupt',
  corrupt: 'importCorrupt',
  empty: 'importEmpty',
} as const satisfies Record<DocumentProblem, string>
