export const HOUR_MS = 3_600_000

export const DAY_MS = 24 * HOUR_MS

/** Three years: as far as anything looks back, although the market knows more. */
export const HISTORY_MS = 3 * 365 * DAY_MS
