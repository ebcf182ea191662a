import { indexByKey, leftsOf, nearestIndex, scaleOf, TimeAxis } from '@aldergate/charts/plot'
import { color, media, Muted, space, useFormat } from '@aldergate/ui'
import { fillsAtom } from '@aldergate/ledger/state'
import { DAY_MS } from '@aldergate/market'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import styled from 'styled-components'
import type { Series } from '../performance/series'
import { CurveLegend } from './CurveLegend'
import { CurvePlot } from './CurvePlot'
import { DrawdownPlot } from './DrawdownPlot'
import { type CurveUnit, readingOf } from './reading'
import { useText } from './texts'
import { tradesOn } from './trades'

/** A day to which the clocks add an hour is still read by its hours, two days are not. */
const MAX_DAY_MS = 1.5 * DAY_MS

interface CurveChartProps {
  series: Series
  unit: CurveUnit
  benchmarkName: string
}

/** The curve of the account over its drawdown, with one cursor that pointer and keys move. */
export function CurveChart({ series, unit, benchmarkName }: CurveChartProps) {
  const t = useText()
  const format = useFormat()
  const fills = useAtomValue(fillsAtom)
  const [cursor, setCursor] = useState<number>()

  const { points, span, until } = series
  const newest = points.length - 1
  const index = Math.min(cursor ?? newest, newest)
  const lefts = leftsOf(points.map(({ time }) => time))
  const values = points.map(({ growth, profitPence }) =>
    unit === 'percent' ? growth * 100 : profitPence / 100,
  )
  const benchmarks = unit === 'percent' ? points.map(({ benchmark }) => benchmark * 100) : []
  const scale = scaleOf([...values, ...benchmarks.filter(Number.isFinite)], 5)
  const trades = tradesOn(points, fills, until)

  const point = points[index]
  if (!point) return null
  const [from, to] = [points[0]?.time ?? 0, points[newest]?.time ?? 0]
  const reading = readingOf(point, format)

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) setCursor(nearestIndex(lefts, ((event.clientX - left) / width) * 100))
  }

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape' && cursor !== undefined) {
      event.stopPropagation()
      setCursor(undefined)
      return
    }
    const target = indexByKey(event.key, event.shiftKey, index, points.length)
    if (target === undefined) return
    event.preventDefault()
    setCursor(target)
  }

  return (
    <Figure>
      <CurveLegend
        reading={reading}
        unit={unit}
        benchmarkName={benchmarkName}
        isNow={index === newest && until === undefined}
        trades={trades.filter((trade) => trade.index === index)}
      />
      <Surface
        role="slider"
        tabIndex={0}
        aria-label={t('curveOf', { timeframe: t(`timeframe.${span}`) })}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={newest}
        aria-valuenow={index}
        aria-valuetext={
          // Without a cursor nothing is read aloud each time the prices step.
          cursor === undefined
            ? t('curveKeys')
            : t('spokenPoint', { ...reading, name: benchmarkName })
        }
        onKeyDown={move}
        onBlur={() => setCursor(undefined)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setCursor(undefined)}
      >
        <CurvePlot
          lefts={lefts}
          values={values}
          benchmarks={benchmarks}
          scale={scale}
          trades={trades}
          write={(value) =>
            unit === 'percent' ? format.signedPercent(value, 1) : format.signedMoney(value, 0)
          }
          cursor={cursor === undefined ? undefined : index}
        />
        <Muted as="span" $size="s11">
          {t('drawdown')}
        </Muted>
        <DrawdownPlot
          lefts={lefts}
          drawdowns={points.map(({ drawdown }) => drawdown * 100)}
          cursor={cursor === undefined ? undefined : index}
        />
        {cursor !== undefined && <Cursor style={{ left: `${lefts[index]}%` }} />}
      </Surface>
      <TimeAxis from={from} until={to} isDay={to - from < MAX_DAY_MS} />
    </Figure>
  )
}

/** Room for the labels of the values, at the right as traders read them. */
const Figure = styled.div`
  --axis: 64px;

  display: grid;
  gap: ${space(1)};
  min-width: 0;

  ${media.phone} {
    --axis: 52px;
  }
`

const Surface = styled.div`
  position: relative;
  display: grid;
  gap: ${space(1)};
  margin-right: var(--axis);
  cursor: crosshair;
  touch-action: pan-y;
`

const Cursor = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 0;
  border-left: 1px dashed ${color.borderStrong};
  pointer-events: none;
`
