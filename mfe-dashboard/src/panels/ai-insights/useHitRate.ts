import { openingAtom } from '@aldergate/market/state'
import { logFailure } from '@aldergate/platform'
import { runBacktest } from '@aldergate/market/strategy'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { type HitRate, hitRateOf, hitRateRequest, type Proposal } from './pastHits'
import type { Insight } from './insight'

export type Tested =
  | { status: 'running'; share: number }
  | { status: 'failed'; retry: () => void }
  | ({ status: 'done' } & HitRate)

/** Backtests a proposal once, in a worker, as it was when its details were opened. */
export function useHitRate(proposal: Proposal, insight: Insight): Tested {
  const store = useStore()
  const [asked] = useState(() => {
    return hitRateRequest(proposal, insight, store.get(openingAtom), Date.now())
  })
  const [share, setShare] = useState(0)
  const [outcome, setOutcome] = useState<HitRate | 'failed'>()
  const isRunning = outcome === undefined

  useEffect(() => {
    // A panel that wakes already has its result.
    if (!isRunning) return
    const ending = new AbortController()
    const { signal } = ending
    runBacktest(asked, { signal, onProgress: (done) => !signal.aborted && setShare(done) }).then(
      (found) => !signal.aborted && setOutcome(hitRateOf(found)),
      (cause: unknown) => {
        if (signal.aborted) return
        logFailure('The hit rate of an insight was not tested', cause)
        setOutcome('failed')
      },
    )
    return () => {
      ending.abort()
      setShare(0)
    }
  }, [asked, isRunning])

  if (isRunning) return { status: 'running', share }
  if (outcome === 'failed') return { status: 'failed', retry: () => setOutcome(undefined) }
  return { status: 'done', ...outcome }
}
