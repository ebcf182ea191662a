import type { Book } from './book'
import {
  type Big,
  type Decimal,
  decimal,
  exact,
  type Pounds,
  pounds,
  sum,
  toPence,
  ZERO,
} from './decimal'
import type { GbpPair } from './entry'
import { type Holding, realisedOf } from './holding'
import { quotedPrice } from './quotedPrice'
import { valueOf } from './value'

const HUNDRED = exact('100')
const PERCENT_PLACES = 4

/** A position in a pair, long or short, valued at a price. */
export interface Position {
  pair: GbpPair
  /** Units; below zero for a short. */
  quantity: Decimal
  isShort: boolean
  /** GBP per unit: the average price paid or, for a short, received. */
  averageCost: Decimal
  /** The money paid for it; below zero for a short, whose sale brought money in. */
  cost: Pounds
  /** GBP per unit, with the decimals that the pair is shown with. */
  price: number
  /** The money that selling it would bring; below zero for a short, which has to be bought back. */
  value: Pounds
  unrealised: Pounds
  /** Percent of the cost; 0 if nothing was paid. */
  unrealisedPercent: number
  /** The profit from earlier sales of this pair, before fees. */
  realised: Pounds
}

/** `equity = cash + value = netDeposits + realised + unrealised - fees`, to the penny. */
export interface Account {
  cash: Pounds
  /** In the order of their first trade; without closed ones. */
  positions: readonly Position[]
  /** Of all positions, with shorts negative. */
  value: Pounds
  cost: Pounds
  unrealised: Pounds
  /** Before fees. */
  realised: Pounds
  fees: Pounds
  /** Cash paid in, and holdings brought in, at their cost. */
  netDeposits: Pounds
  equity: Pounds
}

/** The only place where an account is computed. `priceOf` returns the current market price. */
export function accountOf(book: Book, priceOf: (pair: GbpPair) => number): Account {
  const open = [...book.holdings.values()].filter(isOpen)
  const positions = open.map((holding) => positionOf(holding, priceOf(holding.pair)))
  const value = sum(positions.map((position) => exact(position.value)))
  const cost = sum(positions.map((position) => exact(position.cost)))
  return {
    cash: pounds(book.cash),
    positions,
    value: pounds(value),
    cost: pounds(cost),
    unrealised: pounds(value.minus(cost)),
    realised: pounds(sum([...book.holdings.values()].map(realisedOf))),
    fees: pounds(book.fees),
    netDeposits: pounds(book.netDeposits),
    equity: pounds(book.cash.plus(value)),
  }
}

export function isOpen({ quantity }: Holding): boolean {
  return !quantity.eq(ZERO)
}

/** An open holding at a market price. Value and cost are rounded here, independently. */
export function positionOf(holding: Holding, marketPrice: number): Position {
  const price = quotedPrice(holding.pair, marketPrice)
  const value = valueOf(holding.quantity, price)
  const cost = toPence(holding.cost)
  return {
    pair: holding.pair,
    quantity: decimal(holding.quantity),
    isShort: holding.quantity.lt(ZERO),
    averageCost: decimal(holding.cost.div(holding.quantity)),
    cost: pounds(cost),
    price: Number(decimal(price)),
    value: pounds(value),
    unrealised: pounds(value.minus(cost)),
    unrealisedPercent: gainPercent(holding, price),
    realised: pounds(realisedOf(holding)),
  }
}

/** Computed from exact amounts: for a holding of a few pence the rounded ones are meaningless. */
function gainPercent({ quantity, cost }: Holding, price: Big): number {
  if (cost.eq(ZERO)) return 0
  const gain = quantity.times(price).minus(cost)
  return Number(gain.times(HUNDRED).div(cost.abs()).round(PERCENT_PLACES).toFixed())
}
