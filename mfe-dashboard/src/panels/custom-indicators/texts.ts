import { createTexts } from '@aldergate/ui'

export const EN = {
  indicatorName: 'Indicator',
  period: 'Period',
  periodHint: 'Candles',
  periodRead: 'Read as {period}.',
  periodMissing: 'Enter a whole number from {min} to {max}.',
  periodOutOfRange: 'Enter a whole number from {min} to {max}.',
  color: 'Colour',

  contrast: '{color}: {dark}:1 on the dark panel, {light}:1 on the light one.',
  lowOnDark: 'Hard to see as a line on the dark panel: below {needed}:1.',
  lowOnLight: 'Hard to see as a line on the light panel: below {needed}:1.',
  lowOnBoth: 'Hard to see as a line on both panels: below {needed}:1.',

  preview: 'Preview',
  previewOf: '{indicator} on {pair}, {timeframe} candles',

  save: 'Save indicator',
  saveChanges: 'Save changes',
  cancel: 'Cancel',
  alreadySaved: 'This indicator is already saved.',
  indicatorSaved: '{indicator} saved.',

  tooMany: 'You have {max} saved indicators, which is the most. Delete one first.',

  saved: 'Saved indicators',
  noneSaved: 'No indicators saved yet.',
  saveThis: 'Save the one above',
  editShort: 'Edit',
  edit: 'Edit {indicator}',
  delete: 'Delete {indicator}',
  deleted: '{indicator} deleted.',
  undo: 'Undo',
} as const

export const useText = createTexts({ en: EN })
