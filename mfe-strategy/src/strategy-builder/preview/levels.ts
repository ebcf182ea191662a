/** A price that matters to a trade, and how far it lies from the entry. */
export interface Level {
  kind: 'entry' | 'stop' | 'target'
  price: number
  /** Percent of the entry price: 0 for the entry itself, negative for the stop of a long trade. */
  percent: number
}

/** Valid percentages, or `undefined`; 0 also means none. */
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
