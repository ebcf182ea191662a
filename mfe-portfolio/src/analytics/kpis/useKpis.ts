import { performanceAtom } from '@aldergate/ledger/state'
import { runInSlices } from '@aldergate/ui/data'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useSeries } from '../../performance/useSeries'
import { accountKpis } from './accountKpis'
import type { Kpi, KpiId } from './kpi'
import { areHoursMadeAtom, makeHoursAtom, marketKpisAtom } from './market.atoms'

/** The series of the portfolio needs a benchmark: this one is cached anyway. */
const BENCHMARK = 'BTC/GBP'

/** The key figures computed so far; each is added once its history is ready. */
export function useKpis(): ReadonlyMap<KpiId, Kpi> {
  const day = useSeries('day', BENCHMARK)
  const month = useSeries('month', BENCHMARK)
  const year = useSeries('year', BENCHMARK)
  const { roundTrips } = useAtomValue(performanceAtom)
  const market = useAtomValue(marketKpisAtom)
  const areHoursMade = useAtomValue(areHoursMadeAtom)
  const makeHours = useSetAtom(makeHoursAtom)

  useEffect(() => {
    if (!areHoursMade) return runInSlices(makeHours(), () => performance.now())
  }, [areHoursMade, makeHours])

  return useMemo(() => {
    const account = day && month && year ? accountKpis({ day, month, year }, roundTrips) : []
    return new Map([...account, ...market].map((kpi) => [kpi.id, kpi]))
  }, [day, month, year, roundTrips, market])
}
