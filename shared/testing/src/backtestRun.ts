import { backtestedOf as backtestedOfRun } from '@aldergate/market/backtest'
import {
  type Backtested,
  type BacktestTrade,
  type Bars,
  type Run,
  storedBars,
} from '@aldergate/market/strategy'

const DAY_MS = 86_400_000

/** 1 January 2026. */
export const FIRST_DAY = Date.UTC(2026, 0, 1)

/** Bars with these closes, each opening at the close before; a day apart by default. */
export function barsOf(closes: readonly number[], spacingMs = DAY_MS, start = FIRST_DAY): Bars {
  const close = Float64Array.from(closes)
  const open = close.map((_, bar) => close[bar - 1] ?? Number(close[0]))
  return {
    time: close.map((_, bar) => start + bar * spacingMs),
    open,
    high: close.map((value, bar) => Math.max(value, Number(open[bar]))),
    low: close.map((value, bar) => Math.min(value, Number(open[bar]))),
    close,
    volume: close.map(() => 1),
  }
}

type AskedTrade = Pick<BacktestTrade, 'entryBar' | 'exitBar'> & Partial<BacktestTrade>

/** The run of trades that are filled at opens, or at the last close if the bars end. */
export function runOf(
  bars: Bars,
  asked: readonly AskedTrade[],
  { capital = 1_000, firstBar = 0 } = {},
): Run {
  const trades = asked.map((trade) => tradeOf(trade, bars))
  const equity = bars.close.map((close, bar) => {
    return trades.reduce((money, trade) => {
      if (trade.exitBar <= bar) return money + trade.profit
      return trade.entryBar <= bar ? money + gainAt(close, trade) : money
    }, capital)
  })
  const held = Uint8Array.from(equity, (_, bar) => {
    return Number(trades.some((trade) => isHeld(trade, bar)))
  })
  return { capital, firstBar, equity, held, trades }
}

/** The same run as the engine returns it. */
export function backtestedOf(...asked: Parameters<typeof runOf>): Backtested {
  const [bars] = asked
  return backtestedOfRun(runOf(...asked), bars, storedBars(bars, DAY_MS))
}

function tradeOf(asked: AskedTrade, bars: Bars): BacktestTrade {
  const exit = asked.exit ?? 'rule'
  const trade = {
    direction: 'long' as const,
    quantity: 1,
    fees: 0,
    exit,
    entryPrice: Number(bars.open[asked.entryBar]),
    exitPrice: Number((exit === 'end' ? bars.close : bars.open)[asked.exitBar]),
    ...asked,
  }
  return { ...trade, profit: gainAt(trade.exitPrice, trade) - trade.fees }
}

function gainAt(
  price: number,
  { direction, entryPrice, quantity }: Pick<BacktestTrade, 'direction' | 'entryPrice' | 'quantity'>,
): number {
  return (price - entryPrice) * quantity * (direction === 'long' ? 1 : -1)
}

/** A rule exits at the open, so nothing is held in that bar. */
function isHeld({ entryBar, exitBar, exit }: BacktestTrade, bar: number): boolean {
  return bar >= entryBar && (bar < exitBar || (bar === exitBar && exit !== 'rule'))
}
