// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  indicatorName: never
  period: never
  periodHint: never
  periodRead: 'period'
  periodMissing: 'min' | 'max'
  periodOutOfRange: 'min' | 'max'
  color: never
  contrast: 'color' | 'dark' | 'light'
  lowOnDark: 'needed'
  lowOnLight: 'needed'
  lowOnBoth: 'needed'
  preview: never
  previewOf: 'indicator' | 'pair' | 'timeframe'
  save: never
  saveChanges: never
  cancel: never
  alreadySaved: never
  indicatorSaved: 'indicator'
  tooMany: 'max'
  saved: never
  noneSaved: never
  saveThis: never
  editShort: never
  edit: 'indicator'
  delete: 'indicator'
  deleted: 'indicator'
  undo: never
}>
export default texts
