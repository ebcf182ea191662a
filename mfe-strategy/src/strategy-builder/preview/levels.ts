/** A price that matters to a trade, and how far it lies from the entry. */
export interface Level {
  kind: 'entry' | 'stop' | 'target'
  price: number
  /** Of the entry's price: 0 for the entry itself, below it for the stop of a long trade. */
  percent: number
}

/** Percent that could be read, or nothing; 0 is none, too. */
interface Exits {
  stopLoss: number | undefined
  takeProfit: number | undefined
}

/** The levels of a long trade that is entered at a price, the highest first. */
export function tradeLevels(price: number, { stopLoss, takeProfit }: Exits): Level[] {
  const level = (kind: Level['kind'], percent: number): Level => ({
    kind,
    price: price * (1 + percent / 100),
    percent,
  })
  return [
    ...(takeProfit ? [level('target', takeProfit)] : []),
    level('entry', 0),
    ...(stopLoss ? [level('stop', -stopLoss)] : []),
  ]
}

/** Returns the profit at the target for each pound lost at the stop; NaN without a target or without a risk. */
export function rewardToRisk({ stopLoss, takeProfit }: Exits): number {
  return takeProfit && stopLoss ? takeProfit / stopLoss : Number.NaN
}
