import { indexByKey, leftsOf, nearestIndex, TimeAxis } from '@aldergate/charts/plot'
import type { CurvePoint } from '@aldergate/market/strategy'
import { Card, color, media, Muted, space, useFormat } from '@aldergate/ui'
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react'
import styled from 'styled-components'
import { DataTag } from '../own-data/DataTag'
import { DepthPlot } from './DepthPlot'
import { EquityLegend } from './EquityLegend'
import { EquityPlot } from './EquityPlot'
import { EquityTable } from './EquityTable'
import { useText } from './texts'

const TWO_DAYS_MS = 2 * 86_400_000

interface EquityChartProps {
  points: readonly CurvePoint[]
  isOwnData: boolean
}

/** The equity over its drawdown, beside what holding would have made, with one cursor that pointer and keys move. */
export function EquityChart({ points, isOwnData }: EquityChartProps) {
  const t = useText()
  const format = useFormat()
  const lefts = useMemo(() => leftsOf(points.map(({ time }) => time)), [points])
  const [cursor, setCursor] = useState<number>()

  const last = points.length - 1
  const index = Math.min(cursor ?? last, last)
  const point = points[index]
  if (!point) return null
  const [from, until] = [Number(points[0]?.time), Number(points[last]?.time)]

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

  function spoken({ time, equity, growth, held, drawdown }: CurvePoint) {
    return t('spokenPoint', {
      time: format.dateTime(time),
      equity: format.money(equity),
      growth: format.signedPercent(growth * 100),
      held: format.signedPercent(held * 100),
      drawdown: format.percent(drawdown * 100),
    })
  }

  return (
    <Card level={3} heading={t('equity')} actions={<DataTag isOwn={isOwnData} />}>
      <Figure>
        <EquityLegend point={point} />
        <Surface
          role="slider"
          tabIndex={0}
          aria-label={t('equityChart')}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
          aria-valuetext={spoken(point)}
          onKeyDown={move}
          onBlur={() => setCursor(undefined)}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setCursor(undefined)}
        >
          <EquityPlot
            lefts={lefts}
            points={points}
            cursor={cursor === undefined ? undefined : index}
          />
          <Muted as="span" $size="s11">
            {t('drawdown')}
          </Muted>
          <DepthPlot
            lefts={lefts}
            points={points}
            cursor={cursor === undefined ? undefined : index}
          />
          {cursor !== undefined && <Cursor style={{ left: `${lefts[index]}%` }} />}
        </Surface>
        <TimeAxis from={from} until={until} isDay={until - from < TWO_DAYS_MS} />
      </Figure>
      <EquityTable points={points} />
    </Card>
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
