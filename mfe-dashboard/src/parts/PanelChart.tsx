import { ExternalChart } from '@aldergate/charts/external'
import { type ComponentProps, useRef } from 'react'
import { useFillsScreen } from './useFillsScreen'

interface PanelChartProps extends ComponentProps<typeof ExternalChart> {
  /** In pixels; where the panel fills the screen, the chart fills its place in a `ChartStack`. */
  height: number
}

/** The external chart as a panel has it. */
export function PanelChart({ height, ...rest }: PanelChartProps) {
  const placeRef = useRef<HTMLDivElement>(null)
  const fills = useFillsScreen(placeRef)

  return (
    <div ref={placeRef}>
      <ExternalChart {...rest} height={fills ? 'fill' : height} />
    </div>
  )
}
