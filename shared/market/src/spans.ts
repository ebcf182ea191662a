export const MINUTE_MS = 60_000

export const HOUR_MS = 60 * MINUTE_MS

export const DAY_MS = 24 * HOUR_MS

/** Three years: as far as anything looks back, although the market knows more. */
export const HISTORY_MS = 3 * 365 * DAY_MS
