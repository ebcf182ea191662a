/** The order book of the guide, best price first: GBP a coin, and coins. */
export const BIDS = [
  { price: 44_990, size: 0.3 },
  { price: 44_975, size: 0.5 },
  { price: 44_960, size: 0.7 },
] as const

export const ASKS = [
  { price: 45_010, size: 0.2 },
  { price: 45_020, size: 0.2 },
  { price: 45_035, size: 0.6 },
] as const
