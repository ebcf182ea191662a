import { type Pair } from '@aldergate/shared/market/pairs'
import { type Quote } from '@aldergate/shared/market/series'
import { pence } from './decimal'
import { weights } from './weights'

/** A pair whose price is in pounds, so that holding it has a value in pounds. */
export type GbpPair = Extract<Pair, `${string}/GBP`>

export interface Holding {
  symbol: GbpPair
  quantity: number
  /** GBP per unit, the average of what was paid. */
  avgCost: number
}

/** A holding at a price of now. Amounts are whole pence, so that they add up to the penny. */
export interface ValuedHolding extends Holding {
  currentPrice: number
  valuePence: number
  costPence: number
  /** What it was worth a day ago. */
  openPence: number
  /** Share of the portfolio's value, in percent with two decimals; all together are 100. */
  weightPercent: number
}

export interface Totals {
  valuePence: number
  costPence: number
  openPence: number
}

export function valuedHoldings(
  holdings: readonly Holding[],
  quoteOf: (pair: GbpPair) => Pick<Quote, 'price' | 'open'>,
): ValuedHolding[] {
  const valued = holdings.map((holding) => {
    const { price, open } = quoteOf(holding.symbol)
    return {
      ...holding,
      currentPrice: price,
      valuePence: pence(holding.quantity, price),
      costPence: pence(holding.quantity, holding.avgCost),
      openPence: pence(holding.quantity, open),
    }
  })
  const shares = weights(valued.map(({ valuePence }) => valuePence))
  return valued.map((holding, index) => ({ ...holding, weightPercent: shares[index] ?? 0 }))
}

/** The sums of the rows as they are shown: to the penny. */
export function totalsOf(holdings: readonly Totals[]): Totals {
  return {
    valuePence: sum(holdings.map(({ valuePence }) => valuePence)),
    costPence: sum(holdings.map(({ costPence }) => costPence)),
    openPence: sum(holdings.map(({ openPence }) => openPence)),
  }
}

/** A change in pence, and in percent of where it began; NaN percent, shown as "–", from nothing. */
export interface Change {
  pence: number
  percent: number
}

export function changeBetween(fromPence: number, toPence: number): Change {
  const difference = toPence - fromPence
  return { pence: difference, percent: fromPence > 0 ? (difference / fromPence) * 100 : Number.NaN }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
