import { SIGNAL_HOURS } from '@aldergate/market/signals'
import { candlesAtom, quoteAtom } from '@aldergate/market/state'
import { useAtomValue } from 'jotai'
import type { Insight } from './insight'
import { type Reason, reasonsFor } from './reasons'

/** Why an insight may hold by the simulated series as it stands, and the price that it stands at. */
export function useReasons(insight: Insight): { reasons: readonly Reason[]; price: number } {
  const candles = useAtomValue(candlesAtom(insight.pair, '1h', SIGNAL_HOURS))
  const { price } = useAtomValue(quoteAtom(insight.pair))

  const closes = Float64Array.from(candles, ({ close }) => close)
  return { reasons: reasonsFor(closes, price, insight), price }
}
