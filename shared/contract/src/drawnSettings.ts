/** Settings of the look alone: a document puts them on itself before its first paint. */
export const LOOK_SETTINGS = ['darkMode', 'palette', 'density', 'reducedMotion'] as const

/** Settings of how things are written, as they are while pages are drawn: who keeps others is shown none of that. */
export const DRAWN_SETTINGS = {
  language: 'en',
  timeZone: 'UTC',
  discreet: false,
  numberFormat: 'language',
} as const
