import { createTexts } from '@aldergate/ui'

/** What the API panel says. */
export const EN = {
  permissions: 'Permissions',
  enabled: 'Enabled',
  disabled: 'Disabled',
  readMarketData: 'Read market data',
  readMarketDataReason: 'Prices and candles are simulated, so reading them reveals nothing of you.',
  placeTrades: 'Place trades',
  placeTradesReason: 'Only you place orders, and they stay in your paper ledger.',
  manageAccount: 'Manage account',
  manageAccountReason: 'Would cover your preferences; never your ledger, your session or money.',

  secret: 'API secret',
  secretMasked: 'Masked',
  holdToReveal: 'Hold to reveal',
  holdHint: 'Shown only while you hold the button, Space or Enter.',
  generateKey: 'Generate API key',
  noKeys: 'Simulated build: no keys are issued',

  sampleRequest: 'Sample request',
  endpoint: 'Endpoint',
  copySample: 'Copy sample request',
  sampleCopied: 'Sample request copied.',
  notAnswered: 'For reading only: no server answers there.',
  apiDocs: 'API docs',
} as const

export const useText = createTexts({ en: EN })
