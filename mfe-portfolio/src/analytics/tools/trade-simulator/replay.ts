import {
  type Account,
  accountOf,
  type Fill,
  foldOf,
  type GbpPair,
  type Ledger,
  type OrderResult,
  type OrderSide,
  type Performance,
  performanceOf,
  placeOrder,
  withEntry,
} from '@aldergate/ledger'
import { type Candle, type Timeframe, TIMEFRAME_MS } from '@aldergate/market'

/** Bars that are seen before the first decision. */
export const FIRST_BAR = 80

/** Bars a replay is made of. */
export const BARS = 400

export const SANDBOX_CASH = '10000.00'

/** A fixed stretch of the past, how much of it is visible, and the trades made in it. */
export interface Replay {
  pair: GbpPair
  timeframe: Timeframe
  /** Oldest first, all finished. */
  bars: readonly Candle[]
  /** The index of the newest bar that is seen. */
  at: number
  /** A ledger of the replay's own: no trade in it is one of the account. */
  ledger: Ledger
  /** How many replays were started, including this one: tells messages about another replay apart. */
  starts: number
}

export function newReplay(
  pair: GbpPair,
  timeframe: Timeframe,
  bars: readonly Candle[],
  starts = 1,
): Replay {
  const openedAt = bars[0]?.time ?? 0
  return {
    pair,
    timeframe,
    bars,
    at: Math.min(FIRST_BAR, bars.length) - 1,
    ledger: [{ kind: 'openingCash', id: 'sandbox', at: openedAt, amount: SANDBOX_CASH }],
    starts,
  }
}

/** The bars up to the replay's current one. */
export function seenBars({ bars, at }: Replay): readonly Candle[] {
  return bars.slice(0, at + 1)
}

export function isAtEnd({ bars, at }: Replay): boolean {
  return at >= bars.length - 1
}

/** The replay at another bar. What was traded after it has not happened yet. */
export function movedTo(replay: Replay, bar: number): Replay {
  const last = replay.bars.length - 1
  const at = Math.max(Math.min(FIRST_BAR - 1, last), Math.min(last, bar))
  if (at >= replay.at) return { ...replay, at }
  const end = closedAt({ ...replay, at })
  // A trade has the time of its bar's close, and of several at one close each a millisecond more.
  const limit = end + TIMEFRAME_MS[replay.timeframe] / 2
  return { ...replay, at, ledger: replay.ledger.slice().filter((entry) => entry.at < limit) }
}

/** Buys or sells at the close of the newest bar, by the rules of the paper account. */
export function traded(
  replay: Replay,
  order: { orderId: string; side: OrderSide; quantity: string },
): { replay: Replay; result: OrderResult } {
  const price = priceNow(replay)
  const now = closedAt(replay)
  const result = placeOrder(
    replay.ledger,
    { ...order, pair: replay.pair, price, pricedAt: now },
    { now, steppedAt: now, priceOf: () => price, recentPricesOf: () => [price] },
  )
  const ledger = result.status === 'filled' ? withEntry(replay.ledger, result.fill) : replay.ledger
  return { replay: { ...replay, ledger }, result }
}

/** The close of the newest bar. */
export function priceNow({ bars, at }: Replay): number {
  return bars[at]?.close ?? Number.NaN
}

/** The trades of a replay, oldest first. */
export function fillsOf({ ledger }: Pick<Replay, 'ledger'>): Fill[] {
  return ledger.slice().filter((entry): entry is Fill => entry.kind === 'fill')
}

/**
 * The average GBP price per unit at which the position was bought, or sold short: computed from prices, not from
 * amounts rounded to pence.
 */
export function averagePrice(replay: Replay): number {
  let [held, average] = [0, Number.NaN]
  for (const { side, quantity, price } of fillsOf(replay)) {
    const units = side === 'buy' ? Number(quantity) : -Number(quantity)
    const after = held + units
    if (held * units > 0) average = (held * average + units * Number(price)) / after
    else if (held * after <= 0) average = Number(price)
    held = after
  }
  return average
}

/** Returns the value of the sandbox now, and the performance of its closed trades. */
export function standingOf(replay: Replay): Account & Performance {
  const { book } = foldOf(replay.ledger)
  return { ...accountOf(book, () => priceNow(replay)), ...performanceOf(book) }
}

function closedAt({ bars, at, timeframe }: Replay): number {
  return (bars[at]?.time ?? 0) + TIMEFRAME_MS[timeframe]
}
