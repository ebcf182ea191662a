import { DAY_MS } from '../../spans'
import type { Bars } from '../bars'
import type { BacktestTrade, ExitReason, Run } from '../run'
import { exitWithin } from './exitWithin'
import type { Signals } from './signals'
import type { Terms } from './terms'

/** The open position; `units` are negative for a short. */
interface Position {
  units: number
  entryBar: number
  entryPrice: number
  fee: number
  stop: number
  target: number
  /** The price at which nothing would be left after the exit costs; a long has none. */
  ruin: number
}

/**
 * Trades signals over bars, one position at a time. A signal at a bar's close is executed at the next bar's open, exits
 * first. Stops and targets act from the entry's bar on; if a bar opens beyond one of them, it is filled at the open. A
 * short is liquidated when nothing is left: its loss never exceeds the equity, even if a bar opens beyond that price.
 * An open position is closed at the last close.
 */
export function simulate(bars: Bars, signals: Signals, terms: Terms): Run {
  const { time, open, high, low, close } = bars
  const count = time.length
  const equity = new Float64Array(count).fill(terms.capital)
  const held = new Uint8Array(count)
  const trades: BacktestTrade[] = []
  const commission = terms.commissionPercent / 100
  const slip = terms.slippagePercent / 100
  const { entries, exits, firstBar } = signals
  const { long } = entries
  let cash = terms.capital
  let position: Position | undefined
  let day = Number.NaN
  let entriesOfDay = 0

  function entriesOn(bar: number): number {
    const today = Math.floor((time[bar] as number) / DAY_MS)
    if (today !== day) entriesOfDay = 0
    day = today
    return entriesOfDay
  }

  function enter(bar: number, sign: 1 | -1): void {
    const price = (open[bar] as number) * (1 + sign * slip)
    const units = sizeOf(price, cash, terms)
    if (!(units > 0)) return
    const fee = units * price * commission
    cash -= sign * units * price + fee
    entriesOfDay += 1
    const { stopLossPercent, takeProfitPercent: target } = terms
    const stop =
      stopLossPercent === undefined ? Number.NaN : (price * (100 - sign * stopLossPercent)) / 100
    const ruin = sign > 0 ? Infinity : cash / (units * (1 + slip) * (1 + commission))
    position = {
      units: sign * units,
      entryBar: bar,
      entryPrice: price,
      fee,
      stop: sign > 0 || stop < ruin ? stop : ruin,
      target: target === undefined ? Number.NaN : (price * (100 + sign * target)) / 100,
      ruin,
    }
  }

  function leave(
    { units, entryBar, entryPrice, fee: entryFee, ruin }: Position,
    bar: number,
    atPrice: number,
    exit: ExitReason,
  ): void {
    const sign = Math.sign(units)
    const isRuined = atPrice >= ruin
    const at = isRuined ? ruin : atPrice
    const price = exit === 'target' ? at : at * (1 - sign * slip)
    const fee = Math.abs(units) * price * commission
    cash = isRuined ? 0 : cash + units * price - fee
    trades.push({
      direction: sign > 0 ? 'long' : 'short',
      entryBar,
      exitBar: bar,
      entryPrice,
      exitPrice: price,
      quantity: Math.abs(units),
      fees: entryFee + fee,
      profit: units * (price - entryPrice) - entryFee - fee,
      exit: isRuined ? 'liquidation' : exit,
    })
    position = undefined
  }

  const nextEntry = entryFinder(signals, count)
  const mostADay = Math.floor(terms.maxTradesPerDay ?? Infinity)
  for (let bar = nextEntry(0); bar < count; bar += 1) {
    const said = bar - 1
    if (position) {
      const rule: Uint8Array | undefined = position.units > 0 ? exits.long : exits.short
      if (rule?.[said] === 1) leave(position, bar, open[bar] as number, 'rule')
    }
    if (!position) {
      const next = nextEntry(bar)
      if (next > bar) {
        equity.fill(cash, bar, next)
        bar = next - 1
        continue
      }
      if (entriesOn(bar) < mostADay) enter(bar, long?.[said] === 1 ? 1 : -1)
    }
    if (position) {
      held[bar] = 1
      const { stop, target } = position
      const isLong = position.units > 0
      const isStopped = isLong ? (low[bar] as number) <= stop : (high[bar] as number) >= stop
      const isReached = isLong ? (high[bar] as number) >= target : (low[bar] as number) <= target
      if (isStopped || isReached) {
        const exit = exitWithin(bars, bar, position.units, stop, target, terms.finer)
        leave(position, bar, exit.price, exit.reason)
      }
    }
    if (position && bar === count - 1) leave(position, bar, close[bar] as number, 'end')
    equity[bar] = cash + (position ? position.units * (close[bar] as number) : 0)
  }
  return { capital: terms.capital, firstBar, equity, held, trades }
}

/**
 * Finds the first bar, from a given one on, that may be entered according to the bar before it; `count` if there is
 * none.
 */
function entryFinder({ entries, firstBar }: Signals, count: number): (bar: number) => number {
  const sides = [entries.long, entries.short].flatMap((signal) => {
    return signal ? [{ signal, next: 0 }] : []
  })
  return (bar) => {
    const from = Math.max(bar - 1, firstBar, 0)
    let nearest = count
    for (const side of sides) {
      if (side.next <= from) {
        const found = side.signal.indexOf(1, from)
        side.next = found < 0 ? count : found + 1
      }
      nearest = Math.min(nearest, side.next)
    }
    return nearest
  }
}

/** Units of a new position: never more than the cash pays for, its commission included. */
function sizeOf(price: number, equity: number, terms: Terms): number {
  const { size, riskPercent, stopLossPercent, commissionPercent } = terms
  const wanted = size.of === 'equity' ? (equity * size.percent) / 100 : size.amount
  const affordable = equity / (1 + commissionPercent / 100)
  const risked =
    riskPercent === undefined || !stopLossPercent
      ? Infinity
      : (equity * riskPercent) / stopLossPercent
  return Math.min(wanted, affordable, risked) / price
}
