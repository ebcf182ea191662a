import { runBacktest } from '@aldergate/market/strategy'
import { logFailure } from '@aldergate/platform'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { backtestFigures } from './backtestFigures'
import { backtestAtom } from './strategy.atoms'

/**
 * Runs the engine while a backtest is wanted, and returns its progress, from 0 to 1. It stops when the panel unmounts,
 * on a reset and on the next test; a panel that wakes starts it again.
 */
export function useBacktest(): number {
  const [backtest, setBacktest] = useAtom(backtestAtom)
  const [share, setShare] = useState(0)
  const running = backtest.status === 'running' ? backtest : undefined

  useEffect(() => {
    if (!running) return
    const { request } = running
    const ending = new AbortController()
    const { signal } = ending
    const settle = (next: typeof backtest) => {
      if (!signal.aborted) setBacktest(next)
    }
    runBacktest(request, { signal, onProgress: (done) => !signal.aborted && setShare(done) }).then(
      (found) => settle({ status: 'done', request, figures: backtestFigures(found) }),
      (cause: unknown) => {
        if (signal.aborted) return
        logFailure('The backtest of a strategy could not be run', cause)
        settle({ status: 'failed', request })
      },
    )
    return () => {
      ending.abort()
      setShare(0)
    }
  }, [running, setBacktest])

  return share
}
