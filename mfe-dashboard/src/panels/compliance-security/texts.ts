import { createTexts } from '@aldergate/ui'

export const EN = {
  checklist: 'Checklist',
  summary: '{good} of {count} in order',
  ok: 'In order',
  attention: 'Needs attention',
  note: 'Nothing to protect',

  twoFactor: 'Two-factor authentication',
  twoFactorState: '{state, select, on {On} other {Off}}',
  twoFactorMeaning:
    'A second proof of who you are at login. Here it is a demonstration: your choice counts in this list, but no code is asked for.',
  session: 'Session',
  sessionState:
    '{state, select, loggedOut {Not logged in} ends {Ends after {minutes, plural, one {# minute} other {# minutes}} without activity} other {Never ends by itself}}',
  sessionMeaning:
    'Who is logged in on this page, and for how long without a sign of you. The login lives in this page only and is never stored.',
  dataLocation: 'Where your data are',
  dataLocationState:
    '{state, select, off {On this device, until the page is closed} on {On this device, kept} other {On this device, but the browser stores nothing now}}',
  dataLocationMeaning:
    'Settings, watchlist, alerts, trades and layout are sent to no server. They are stored in this browser only if you ask for it.',
  changeInSettings: 'Change in Settings',
  logIn: 'Log in',
  changeOf: '{action}: {item}',

  noCertificate:
    'This list reads your own settings. It is no audit, and no certificate is claimed.',

  yourData: 'Your data',
  exportData: 'Export my data',
  exportMeaning: 'One JSON file with everything named above. Settings can read it back in.',
  exported: 'Your data were handed to the browser as a file.',
  eraseData: 'Erase my data…',
  eraseMeaning: 'Your data go back to how they were on your first visit.',
  erased: 'All data were erased.',
} as const

export const useText = createTexts({ en: EN })
