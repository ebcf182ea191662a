import { createTexts } from '@aldergate/ui'

/** What the risk panel says; the specification's texts stand here to the letter. */
export const EN = {
  exposure: 'Exposure (%)',
  stopLoss: 'Stop-loss (%)',
  update: 'Update settings',
  reset: 'Reset',
  invalidRisk: 'Please provide valid values for exposure and stop-loss.',
  settingsReset: 'Settings reset.',
  presets: 'Presets',
  preset: '{exposure} exposure / {stopLoss} stop-loss',
  presetShort: '{exposure} / {stopLoss}',

  chosenExposure: 'Chosen exposure',
  level: '{exposure} – {level, select, safe {safe} warning {warning} other {danger}}',
  maxLoss: 'Maximum loss',
  maxLossDetail: '{exposure} of {equity} equity, stopped at −{stopLoss}',
  maxLossNone: 'Choose an exposure and a stop-loss above 0.',
  inForce: 'In force',
  inForceDetail: 'Exposure / stop-loss',
  noneInForce: 'None',

  alerts: 'Alerts',
  alertAbove: 'Alert above (%)',
  addAlert: 'Add alert',
  clearAlerts: 'Clear alerts',
  alertAdded: 'New alert added.',
  alertsCleared: 'Alerts cleared.',
  invalidThreshold: 'Enter a number from 0.',
  alertText: 'Exposure in force above {threshold}',
  reached: 'Reached',
  waiting: 'Waiting',
  noAlerts: 'No alerts. They watch the exposure in force.',

  log: 'Log',
  logUpdated: 'Exposure {exposure}, stop-loss {stopLoss}.',
  logReset: 'Settings zeroed, alerts cleared.',
  logEmpty: 'Nothing was changed yet.',

  history: 'History',
  time: 'Time',
  high: 'High',
  historyEmpty: 'No settings yet. Each update is a row here.',
  downloadCsv: 'Download CSV file',
  copyCsv: 'Copy CSV',
  csvCopied: 'History copied as CSV.',
  copyFailed: 'The browser did not allow copying. Download the file instead.',
  downloadFailed: 'The file could not be made. Please try again.',
} as const

export const useText = createTexts({ en: EN })
