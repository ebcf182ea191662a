/** The simulated traders who talk in the chat: nobody real. */
export const TRADERS = [
  'Harbour_Fox',
  'pipwright',
  'Marnie_T',
  'SlowCandle',
  'delta_dave',
  'QuietLedger',
] as const

export type Trader = (typeof TRADERS)[number]
