/** The formatting settings of prerendered pages: a visitor who keeps other ones gets no prerendered page. */
export const DRAWN_SETTINGS = {
  language: 'en',
  timeZone: 'UTC',
  discreet: false,
  numberFormat: 'language',
} as const
