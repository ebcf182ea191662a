import type { Candle } from '@aldergate/market'

/** With more new candles than this the series is redrawn as a whole. */
const MOST_APPENDED = 50

/**
 * The index from which candles must be drawn: that of the forming one, if all changes are at the end; `undefined` if
 * everything must be redrawn.
 */
export function changedFrom(
  previous: readonly Candle[],
  next: readonly Candle[],
): number | undefined {
  if (next === previous) return next.length
  const forming = previous.at(-1)
  if (!forming) return undefined
  const from = next.findLastIndex(({ time }) => time === forming.time)
  if (from === -1 || next.length - from > MOST_APPENDED) return undefined
  const before = previous.at(-2)
  const isContinued = from === 0 || !before || next[from - 1] === before
  return isContinued ? from : undefined
}
