import { useMemo } from 'react'
import type ReactApexChart from 'react-apexcharts'
import styled from 'styled-components'
import {
  color,
  EmptyState,
  ErrorState,
  fontSize,
  later,
  radius,
  Skeleton,
  Stack,
  useLoaded,
} from '@aldergate/ui'
import { useNearViewport } from '@aldergate/ui/data'
import { useIsPrinting } from '@aldergate/ui/useIsPrinting'
import { ChartLegend } from './ChartLegend'
import { ChartTable, ValueTable } from './ChartTable'
import { DRAWINGS } from './drawing'
import { legendOf } from './legend'
import {
  type ChartData,
  type ChartKind,
  type ChartModel,
  type ChartProps,
  type ChartSeries,
  valuesOf,
} from './model'
import { useText } from './texts'
import { useChartFormat } from './useChartFormat'
import { usePalette } from './usePalette'

interface ApexFigureProps extends ChartProps {
  kind: ChartKind
  series: readonly ChartSeries[]
  max?: number
  isSigned?: boolean
  /** Whether the page itself shows the numbers, so that the chart has no table of its own. */
  isTableBeside?: boolean
  /** The library that draws the chart. */
  library?: typeof apexCharts
}

/** The library is a chunk of its own, loaded with the first chart. */
const apexCharts = later(async () => (await import('react-apexcharts')).default)

/** The distance from the screen at which a chart begins to load: about one turn of the mouse wheel. */
const MARGIN = '300px'

/** An ApexCharts chart with its legend and its table, for data that change rarely: it has no animations. */
export function ApexFigure({
  kind,
  label,
  categories,
  series,
  unit = 'number',
  height = 240,
  categoriesLabel,
  max,
  isSigned = false,
  isTableBeside = false,
  library = apexCharts,
}: ApexFigureProps) {
  const t = useText()
  const [boxRef, isNear] = useNearViewport(MARGIN)
  const isPrinting = useIsPrinting()
  const palette = usePalette()
  const data = useChartData(categories, series)
  const values = valuesOf(data)
  const hasNothing = values.length === 0
  const { loaded, retry } = useLoaded(library, isNear && !hasNothing)
  const texts = useChartFormat(unit, max ?? Math.max(...values) - Math.min(...values))
  const model = useMemo(
    (): ChartModel => ({ ...data, ...texts, max, isSigned, height, palette }),
    [data, texts, max, isSigned, height, palette],
  )

  if (hasNothing) {
    return (
      <Box style={{ height }}>
        <EmptyState text={t('noData')} />
      </Box>
    )
  }

  const table = { label, categoriesLabel, data, write: texts.write }
  // Printing cannot wait for the library: a chart that is not drawn yet is printed as a table.
  if (isPrinting && loaded.status !== 'ready') {
    return isTableBeside ? null : <ValueTable {...table} />
  }

  return (
    <Stack>
      <Box ref={boxRef} style={{ height }}>
        {loaded.status === 'loading' && <Skeleton height={height} label={t('loadingChart')} />}
        {loaded.status === 'failed' && (
          <ErrorState title={t('chartFailed')} text={t('chartFailedHelp')} onRetry={retry} />
        )}
        {loaded.status === 'ready' && (
          <div role="img" aria-label={label}>
            <Drawing kind={kind} model={model} Library={loaded.value} />
          </div>
        )}
      </Box>
      <ChartLegend entries={legendOf(kind, model)} />
      {!isTableBeside && <ChartTable {...table} />}
    </Stack>
  )
}

/** The data as what it contains: a parent that makes its arrays anew with every render draws nothing anew. */
function useChartData(categories: readonly string[], series: readonly ChartSeries[]): ChartData {
  // In JSON, what is not finite is null: the gap that it is drawn as.
  const content = JSON.stringify({ categories, series })
  return useMemo(() => JSON.parse(content) as ChartData, [content])
}

interface DrawingProps {
  kind: ChartKind
  model: ChartModel
  Library: typeof ReactApexChart
}

/** Depends on the window's width, so it only renders in a browser. */
function Drawing({ kind, model, Library }: DrawingProps) {
  const drawing = useMemo(() => DRAWINGS[kind](model), [kind, model])
  return <Library {...drawing} height={model.height} />
}

const Box = styled.div`
  display: grid;
  min-width: 0;

  /* A name at a corner of a radar may be longer than the room beside it. */
  .apexcharts-svg {
    overflow: visible;
  }

  .apexcharts-tooltip.apexcharts-theme-dark {
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.s3};
    box-shadow: none;
    color: ${color.t1};
    font-size: ${fontSize.s12};
  }

  .apexcharts-tooltip.apexcharts-theme-dark .apexcharts-tooltip-title {
    border-bottom: 1px solid ${color.border};
    background: ${color.s2};
    font-weight: inherit;
  }
`
