import { wantsLessMotion } from '@aldergate/ui'
import { atom, useSetAtom } from 'jotai'
import { useMemo, useRef } from 'react'
import type { FinishedRun } from './finishedRun'
import { TradeList } from './TradeList'
import { TradesOnChart } from './TradesOnChart'

/** The trades on a chart and as a list; the chart scrolls to the trade chosen in the list. */
export function Trades({ finished }: { finished: FinishedRun }) {
  const { trades } = finished
  const chartRef = useRef<HTMLDivElement>(null)
  // The chosen trade, initially the newest. An atom, so that a choice does not re-render a very long list.
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
