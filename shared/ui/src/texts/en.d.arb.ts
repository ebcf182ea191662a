// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  characters: 'count' | 'limit'
  clear: never
  close: never
  retry: never
  rowsShown: 'shown' | 'total'
  moreRows: never
  sample: never
  simulatedData: never
  showPassword: never
  hidePassword: never
  notifications: never
  secondsAgo: 'seconds'
  englishOnly: never
  languageMissing: 'language'
  saveFailed: never
  eraseTitle: never
  eraseText: 'parts'
  eraseConfirm: never
  cancel: never
}>
export default texts
