import { marketMinuteAtom } from '@aldergate/market/state'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type MonthProfit, monthlyProfits, monthStarts } from './months'
import { curveBeginsAtAtom } from './performance.atoms'
import { useValuations } from './useValuations'

/** The profit of the newest months up to this minute, the running one last; `undefined` while it is made. */
export function useMonthlyProfits(count: number): readonly MonthProfit[] | undefined {
  const minute = useAtomValue(marketMinuteAtom)
  const beginsAt = useAtomValue(curveBeginsAtAtom)
  const question = useMemo(() => {
    const starts = monthStarts(minute, beginsAt, count)
    return { purpose: 'months', starts, times: [...starts, minute] }
  }, [minute, beginsAt, count])
  const answer = useValuations(question)
  return useMemo(
    () => answer && monthlyProfits(answer.question.starts, answer.valuations),
    [answer],
  )
}
