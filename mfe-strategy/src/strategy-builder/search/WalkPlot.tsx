import {
  leftsOf,
  linePath,
  Plot,
  PlotDrawing,
  PlotFigure,
  PlotGrid,
  PlotLegend,
  PlotLine,
  PlotSwatch,
  scaleOf,
  TimeAxis,
} from '@aldergate/charts/plot'
import type { FoldResult } from '@aldergate/market/strategy'
import { color, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

interface WalkPlotProps {
  points: readonly { time: number; walked: number; hindsight: number }[]
  folds: readonly FoldResult[]
}

/** The joined equity of the unseen stretches, and that of the best candidate in hindsight. */
export function WalkPlot({ points, folds }: WalkPlotProps) {
  const t = useText()
  const format = useFormat()
  const times = points.map(({ time }) => time)
  const lefts = leftsOf(times)
  const walked = points.map((point) => point.walked * 100)
  const hindsight = points.map((point) => point.hindsight * 100)
  const scale = scaleOf([...walked, ...hindsight].filter(Number.isFinite), 5)
  const [from = 0, until = from] = [times[0], times.at(-1)]
  const seams = folds.slice(1).map((fold) => ((fold.from - from) / (until - from)) * 100)

  return (
    <PlotFigure>
      <PlotLegend>
        <li>
          <PlotSwatch $tint={color.accent} />
          {t('unseenLine')}
        </li>
        <li>
          <PlotSwatch $tint={color.ma1} $isDashed />
          {t('hindsightLine')}
        </li>
      </PlotLegend>
      <Surface>
        <Plot
          $height={220}
          role="img"
          aria-label={t('plotOf', {
            walked: format.signedPercent(walked.at(-1) ?? Number.NaN),
            hindsight: format.signedPercent(hindsight.at(-1) ?? Number.NaN),
          })}
        >
          <PlotGrid scale={scale} write={format.signedPercent} />
          <PlotDrawing viewBox="0 0 100 100" preserveAspectRatio="none">
            {seams.map((left) => (
              <path
                key={left}
                d={`M${left} 0V100`}
                stroke={color.borderStrong}
                strokeDasharray="2 3"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <PlotLine path={linePath(lefts, hindsight, scale)} tint={color.ma1} isDashed />
            <PlotLine path={linePath(lefts, walked, scale)} tint={color.accent} />
          </PlotDrawing>
        </Plot>
      </Surface>
      <TimeAxis from={from} until={until} />
    </PlotFigure>
  )
}

const Surface = styled.div`
  margin-right: var(--axis);
`
