import { wantsLessMotion } from '@aldergate/ui'
import { atom, useSetAtom } from 'jotai'
import { useMemo, useRef } from 'react'
import type { FinishedRun } from './finishedRun'
import { TradeList } from './TradeList'
import { TradesOnChart } from './TradesOnChart'

/** The trades on a chart and as a list; what is chosen in the list is brought into view on the chart. */
export function Trades({ finished }: { finished: FinishedRun }) {
  const { trades } = finished
  const chartRef = useRef<HTMLDivElement>(null)
  // Until one is chosen in this run, it is the newest. An atom, for a list of very many would take long to be made anew.
  const placeAtom = useMemo(() => atom(trades.count - 1), [trades])
  const choose = useSetAtom(placeAtom)

  function showOnChart(place: number) {
    choose(place)
    chartRef.current?.scrollIntoView({
      block: 'nearest',
      behavior: wantsLessMotion() ? 'instant' : 'smooth',
    })
  }

  return (
    <>
      <TradesOnChart ref={chartRef} finished={finished} placeAtom={placeAtom} />
      <TradeList trades={trades} placeAtom={placeAtom} onChoose={showOnChart} />
    </>
  )
}
