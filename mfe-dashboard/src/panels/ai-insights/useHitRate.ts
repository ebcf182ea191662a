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

/** Tests a proposal beside the page, once, as it stood when its details were opened. */
export function useHitRate(proposal: Proposal, insight: Insight): Tested {
  const store = useStore()
  const [asked] = useState(() => {
    return hitRateRequest(proposal, insight, store.get(openingAtom), Date.now())
  })
  const [round, setRound] = useState(0)
  const [tested, setTested] = useState<Exclude<Tested, { status: 'failed' }> | 'failed'>(BEGUN)

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const settle = (next: typeof tested) => {
      if (!signal.aborted) setTested(next)
    }
    const onProgress = (share: number) => settle({ status: 'running', share })
    runBacktest(asked, { signal, onProgress }).then(
      (found) => settle({ status: 'done', ...hitRateOf(found) }),
      (cause: unknown) => {
        if (signal.aborted) return
        logFailure('The hit rate of an insight was not tested', cause)
        settle('failed')
      },
    )
    return () => ending.abort()
  }, [asked, round])

  if (tested !== 'failed') return tested
  return {
    status: 'failed',
    retry: () => {
      setTested(BEGUN)
      setRound(round + 1)
    },
  }
}

const BEGUN = { status: 'running', share: 0 } as const
