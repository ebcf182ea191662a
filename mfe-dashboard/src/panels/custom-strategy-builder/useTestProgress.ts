import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { finishTestAtom, strategyTestAtom } from './strategy.atoms'
import { STRATEGY_TEST_MS, testProgress } from './strategyTest'

const PROGRESS_MS = 100

/**
 * Ends a running test in time, and returns its progress in percent. A panel that wakes continues at the current
 * progress.
 */
export function useTestProgress(): number {
  const test = useAtomValue(strategyTestAtom)
  const finish = useSetAtom(finishTestAtom)
  const [progress, setProgress] = useState(0)
  const startedAt = test.status === 'testing' ? test.startedAt : undefined

  useEffect(() => {
    if (startedAt === undefined) return
    const timer = setTimeout(finish, Math.max(0, startedAt + STRATEGY_TEST_MS - Date.now()))
    const interval = setInterval(() => {
      setProgress(testProgress(startedAt, Date.now()))
    }, PROGRESS_MS)
    return () => {
      clearTimeout(timer)
      clearInterval(interval)
      setProgress(0)
    }
  }, [startedAt, finish])

  return progress
}
