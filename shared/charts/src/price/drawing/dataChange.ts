import type { Candle } from '@aldergate/market'

/** So many candles at once are no ticking: they are drawn as a whole. */
const MOST_APPENDED = 50

/**
 * From where the next candles have to be drawn: the one that was forming, when all that changed lies
 * at the end; `undefined` when everything has to be drawn anew.
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
