import type { Pair } from '@aldergate/market'
import { accountAtom } from '@aldergate/ledger/state'
import { marketMinuteAtom, marketSteppedAtAtom, priceAtAtom } from '@aldergate/market/state'
import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import { curveBeginsAtAtom } from './performance.atoms'
import { type Series, seriesOf } from './series'
import { type Range, type Span, windowOf } from './span'
import { useValuations } from './useValuations'
import { penceOf } from './valuation'

/**
 * The account over a span or a range; the last point has current prices unless the range is past. `undefined` while it
 * is computed. Pass the same object as long as the range is unchanged.
 */
export function useSeries(chosen: Span | Range, benchmark: Pair): Series | undefined {
  const minute = useAtomValue(marketMinuteAtom)
  const beginsAt = useAtomValue(curveBeginsAtAtom)
  const question = useMemo(() => {
    const window = windowOf(chosen, minute, beginsAt)
    const { span, from, ends, until } = window
    return { purpose: span, window, times: [from, ...ends, ...(until ? [until] : [])] }
  }, [chosen, minute, beginsAt])
  const answer = useValuations(question)

  const steppedAt = useAtomValue(marketSteppedAtAtom)
  const { equity } = useAtomValue(accountAtom)
  const store = useStore()
  return useMemo(() => {
    if (!answer) return undefined
    // Read without a subscription: a price step re-renders this hook anyway.
    const priceAt = store.get(priceAtAtom(benchmark))
    const { window } = answer.question
    const { until = Infinity } = window
    const before = answer.valuations.filter(({ time }) => time <= until)
    if (until < Infinity) return seriesOf(window, before, priceAt)
    // An order may have been filled since the prices last stepped.
    const time = Math.max(steppedAt, before.at(-1)?.time ?? 0)
    const now = { time, pence: penceOf(equity), isDeposit: false }
    return seriesOf(window, [...before, now], priceAt)
  }, [answer, benchmark, store, steppedAt, equity])
}
