import type { TimeSpan, TradeMarker, TradePath } from '@aldergate/charts/price'
import type { Candle } from '@aldergate/market'
import { type BarWindow, tradeAt, type TradeColumns } from '@aldergate/market/strategy'
import { tradesWithin } from './tradeWindow'

export interface TradeMarks {
  markers: readonly TradeMarker[]
  paths: readonly TradePath[]
  /** From the entry candle of the chosen trade to its exit candle. */
  span: TimeSpan | undefined
}

/** A few letters beside the arrows of the chosen trade. */
interface Letters {
  entry: string
  exit: string
}

/** Returns the marks of the trades on a chart of some candles: arrows at fills, lines from entries to exits. */
export function tradeMarks(
  trades: TradeColumns,
  window: BarWindow,
  candles: readonly Candle[],
  chosen: number,
  letters: Letters,
): TradeMarks {
  const timeOf = (bar: number) => candles[Math.floor((bar - window.from) / window.each)]?.time
  const marks = { markers: [] as TradeMarker[], paths: [] as TradePath[] }
  let span: TimeSpan | undefined

  for (const place of tradesWithin(trades, window)) {
    const { direction, entryPrice, exitPrice, profit } = tradeAt(trades, place)
    const from = timeOf(Number(trades.entryBar[place]))
    const until = timeOf(Number(trades.exitBar[place]))
    const isChosen = place === chosen
    const [entrySide, exitSide] =
      direction === 'long' ? (['buy', 'sell'] as const) : (['sell', 'buy'] as const)
    if (from !== undefined) {
      const text = isChosen ? { text: letters.entry } : {}
      marks.markers.push({ ...text, ...fill(`${place} in`, from, entrySide, entryPrice) })
    }
    if (until !== undefined) {
      const text = isChosen ? { text: letters.exit } : {}
      marks.markers.push({ ...text, ...fill(`${place} out`, until, exitSide, exitPrice) })
    }
    if (from === undefined || until === undefined) continue
    marks.paths.push({
      id: String(place),
      isGain: profit > 0,
      isChosen,
      from: { time: from, price: entryPrice },
      until: { time: until, price: exitPrice },
    })
    if (isChosen) span = { from, until }
  }
  return { ...marks, span }
}

function fill(id: string, time: number, side: TradeMarker['side'], price: number): TradeMarker {
  return { id, time, side, price }
}
