import {
  firstStepBeyond,
  type Opening,
  type Pair,
  type PriceBounds,
  type PricePath,
  stepAt,
  stepTime,
} from '@aldergate/market'
import type { GbpPair } from '../entry'
import type { OpenOrder } from '../openOrders'

/** The market for resting orders: step by step, including steps that passed unwatched. */
export interface OrderMarket {
  /** The newest step at a time in epoch milliseconds. */
  stepAt: (time: number) => number
  /** When a step was, in epoch milliseconds. */
  timeOf: (step: number) => number
  priceAt: (pair: GbpPair, step: number) => number
  /** The first step from `from` to `to` at which the price is at a bound or beyond it. */
  firstStep: (pair: GbpPair, from: number, to: number, bounds: PriceBounds) => number | undefined
  /** The step up to which each order has been checked. */
  checked: WeakMap<OpenOrder, number>
}

/** The simulated market of an opening; there is no trading before it. */
export function orderMarketOf(opening: Opening, pathOf: (pair: Pair) => PricePath): OrderMarket {
  return {
    stepAt: (time) => Math.max(0, stepAt(opening, time)),
    timeOf: (step) => stepTime(opening, step),
    priceAt: (pair, step) => pathOf(pair).priceAt(step),
    firstStep: (pair, from, to, bounds) => firstStepBeyond(pathOf(pair), from, to, bounds),
    checked: new WeakMap(),
  }
}
