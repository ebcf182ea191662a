import {
  linePath,
  Plot,
  PlotDot,
  PlotDrawing,
  PlotGrid,
  type Scale,
  topOf,
} from '@aldergate/charts/plot'
import { color, fontSize } from '@aldergate/ui'
import styled from 'styled-components'
import type { TradeMark } from './trades'

interface CurvePlotProps {
  lefts: readonly number[]
  values: readonly number[]
  /** Empty where there is nothing to compare with. */
  benchmarks: readonly number[]
  scale: Scale
  trades: readonly TradeMark[]
  write: (value: number) => string
  cursor: number | undefined
}

/** The line of the account, that of the benchmark, and where was traded. */
export function CurvePlot(props: CurvePlotProps) {
  const { lefts, values, benchmarks, scale, trades, write, cursor } = props
  const shown = cursor ?? values.length - 1

  return (
    <Plot $height={260} aria-hidden="true">
      <PlotGrid scale={scale} write={write} />
      <PlotDrawing viewBox="0 0 100 100" preserveAspectRatio="none">
        <path
          d={linePath(lefts, benchmarks, scale)}
          fill="none"
          stroke={color.ma1}
          strokeWidth="1.5"
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={linePath(lefts, values, scale)}
          fill="none"
          stroke={color.accent}
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </PlotDrawing>
      {trades.map(({ id, side, index }) => (
        <Mark
          key={id}
          $side={side}
          style={{ left: `${lefts[index]}%`, top: `${topOf(values[index] ?? 0, scale)}%` }}
        >
          {side === 'buy' ? '▲' : '▼'}
        </Mark>
      ))}
      <PlotDot
        $tint={color.accent}
        style={{ left: `${lefts[shown]}%`, top: `${topOf(values[shown] ?? 0, scale)}%` }}
      />
    </Plot>
  )
}

const Mark = styled.span<{ $side: 'buy' | 'sell' }>`
  position: absolute;
  color: ${({ $side }) => ($side === 'buy' ? color.up : color.down)};
  font-size: ${fontSize.s11};
  line-height: 12px;
  transform: translate(-50%, ${({ $side }) => ($side === 'buy' ? '5px' : '-17px')});
  pointer-events: none;
`
