/** How things are written in what a build draws: who keeps it otherwise is shown no page that was drawn. */
export const DRAWN_SETTINGS = {
  language: 'en',
  timeZone: 'UTC',
  discreet: false,
  numberFormat: 'language',
} as const
