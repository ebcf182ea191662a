import { ledgerAtom } from '@aldergate/ledger/state'
import { runInSlices } from '@aldergate/ui/data'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { knownPenceAtom, valueTimesAtom } from './performance.atoms'
import { depositTimes, timesToValue, type Valuation, valuationsAt } from './valuation'

/** The times at which a purpose, such as a span, needs the account's value. */
interface Asked {
  purpose: string
  /** In ascending order. */
  times: readonly number[]
}

interface Answer<Question extends Asked> {
  question: Question
  /** The valuations at the times, and around each deposit between them. */
  valuations: readonly Valuation[]
}

/**
 * Returns the account's value at the times of a question and around each deposit between them; `undefined` until it is
 * computed. While the next question with the same purpose is computed, the last answer stays. Pass the same object as
 * long as the question is unchanged.
 */
export function useValuations<Question extends Asked>(
  question: Question,
): Answer<Question> | undefined {
  const ledger = useAtomValue(ledgerAtom)
  const known = useAtomValue(knownPenceAtom)
  const valueTimes = useSetAtom(valueTimesAtom)
  const [last, setLast] = useState<Answer<Question>>()

  const { times, deposits } = useMemo(() => {
    const deposits = depositTimes(ledger, question.times[0] ?? 0)
    return { times: timesToValue(question.times, deposits), deposits }
  }, [question, ledger])
  const answer = useMemo(() => {
    const valuations = valuationsAt(times, deposits, known)
    return valuations && { question, valuations }
  }, [question, times, deposits, known])
  const isMissing = answer === undefined

  useEffect(() => {
    if (!isMissing) return
    return runInSlices(valueTimes(times), () => performance.now())
  }, [isMissing, times, valueTimes])

  if (answer && last !== answer) setLast(answer)
  if (answer) return answer
  return last?.question.purpose === question.purpose ? last : undefined
}
