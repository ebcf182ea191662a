import { runBacktest } from '@aldergate/market/strategy'
import { logFailure } from '@aldergate/platform'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { backtestFigures } from './backtestFigures'
import { backtestAtom } from './strategy.atoms'

/**
 * Lets the engine work while a backtest is wanted, and gives the share that is done, from 0 to 1. It ends with
 * the panel, with a reset and with the next test; a panel that comes back begins again.
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
