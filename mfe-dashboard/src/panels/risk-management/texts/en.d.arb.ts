// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  exposure: never
  stopLoss: never
  update: never
  reset: never
  invalidRisk: never
  settingsReset: never
  presets: never
  preset: 'exposure' | 'stopLoss'
  presetShort: 'exposure' | 'stopLoss'
  chosenExposure: never
  level: 'exposure' | 'level'
  maxLoss: never
  maxLossDetail: 'exposure' | 'equity' | 'stopLoss'
  maxLossNone: never
  inForce: never
  inForceDetail: never
  noneInForce: never
  alerts: never
  alertAbove: never
  addAlert: never
  clearAlerts: never
  alertAdded: never
  alertsCleared: never
  undo: never
  invalidThreshold: never
  alertText: 'threshold'
  reached: never
  waiting: never
  noAlerts: never
  log: never
  logUpdated: 'exposure' | 'stopLoss'
  logReset: never
  logUndone: never
  logEmpty: never
  history: never
  time: never
  high: never
  historyEmpty: never
  downloadCsv: never
  copyCsv: never
  csvCopied: never
  copyFailed: never
}>
export default texts
