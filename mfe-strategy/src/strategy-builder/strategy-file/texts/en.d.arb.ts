// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  export: never
  import: never
  file: never
  fileName: never
  nameless: never
  imported: 'name'
  empty: never
  tooLarge: never
  unreadable: never
  notText: never
  notJson: never
  notAStrategy: never
  newerVersion: never
  badField: 'field'
  tooManyConditions: 'count' | 'most'
  unavailable: never
}>
export default texts
