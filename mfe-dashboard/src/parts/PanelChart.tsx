import { ExternalChart } from '@aldergate/charts/external'
import { type ComponentProps, type RefObject, useRef, useSyncExternalStore } from 'react'

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

/** Whether the panel around an element is in full screen. */
function useFillsScreen(ref: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement?.contains(ref.current) ?? false,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
