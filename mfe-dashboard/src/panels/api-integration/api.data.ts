/** Sample permissions: this build issues no keys that could have any. */
export const PERMISSIONS = [
  { label: 'readMarketData', reason: 'readMarketDataReason', isEnabled: true },
  { label: 'placeTrades', reason: 'placeTradesReason', isEnabled: false },
  { label: 'manageAccount', reason: 'manageAccountReason', isEnabled: true },
] as const

/** The endpoints that the API pages describe; nothing answers there. */
export const ENDPOINTS = [
  { method: 'GET', path: '/users/{userId}' },
  { method: 'POST', path: '/tokens' },
  { method: 'GET', path: '/transactions/{accountId}' },
] as const

export type Endpoint = (typeof ENDPOINTS)[number]

/** `.example` is a reserved domain, so the host can never exist. */
export const API_HOST = 'https://api.aldergate.example'

/** The same placeholder as in Settings. */
export const SAMPLE_SECRET = 'sample-api-secret'
