import type { DocumentProblem } from '@aldergate/keeping'

/** Why a file cannot be imported. */
export const PROBLEM_TEXTS = {
  'too-large': 'settings.importTooLarge',
  'not-json': 'settings.importNotJson',
  'other-product': 'settings.importOtherProduct',
  newer: 'settings.importNewer',
  'unknown-part': 'settings.importCorrupt',
  corrupt: 'settings.importCorrupt',
  empty: 'settings.importEmpty',
} as const satisfies Record<DocumentProblem, string>
