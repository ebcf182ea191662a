import type { Pair } from '@aldergate/market'
import { accountAtom } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, priceAtAtom } from '@aldergate/market/state'
import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import { minuteAtom, openedAtAtom } from './performance.atoms'
import { type Series, seriesOf } from './series'
import { type Span, windowOf } from './span'
import { useValuations } from './useValuations'
import { penceOf } from './valuation'

/** The account over a span, its last point at the prices of now; `undefined` while it is made. */
export function useSeries(span: Span, benchmark: Pair): Series | undefined {
  const minute = useAtomValue(minuteAtom)
  const openedAt = useAtomValue(openedAtAtom)
  const question = useMemo(() => {
    const window = windowOf(span, minute, openedAt)
    return { purpose: span, window, times: [window.from, ...window.ends] }
  }, [span, minute, openedAt])
  const answer = useValuations(question)

  const steppedAt = useAtomValue(marketSteppedAtAtom)
  const { equity } = useAtomValue(accountAtom)
  const store = useStore()
  return useMemo(() => {
    if (!answer) return undefined
    // Read, not subscribed to: a step of the prices comes here anyway.
    const priceAt = store.get(priceAtAtom(benchmark))
    const before = answer.valuations
    // An order may have been filled since the prices last stepped.
    const time = Math.max(steppedAt, before.at(-1)?.time ?? 0)
    const now = { time, pence: penceOf(equity), isDeposit: false }
    return seriesOf(answer.question.window, [...before, now], priceAt)
  }, [answer, benchmark, store, steppedAt, equity])
}
