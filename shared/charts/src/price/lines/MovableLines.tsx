import { useText } from '../texts'
import { VisuallyHidden } from '@aldergate/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { handlePlaces } from './handlePlaces'
import type { MovablePlaces } from '../model/linePlaces'
import { MovableLine, type PriceScale } from './MovableLine'
import type { PriceChartModel } from '../model/priceChartModel'

/** The height of a handle with the gap to the next, in pixels. */
const HANDLE_GAP = 22

interface MovableLinesProps extends Pick<PriceChartModel, 'lines' | 'format'> {
  places: MovablePlaces
  scale: PriceScale
}

/** Handles on the lines that the trader may move, over the price pane without its axis. */
export function MovableLines({ places, lines, format, scale }: MovableLinesProps) {
  const t = useText()
  const keysId = useId()
  if (places.lines.length === 0) return null
  const handles = handlePlaces(places.lines, HANDLE_GAP, places.height)

  return (
    <Pane style={{ height: places.height, right: places.axisWidth }}>
      <VisuallyHidden id={keysId}>{t('moveKeys')}</VisuallyHidden>
      {places.lines.map(({ id, y }) => {
        const line = lines.find((one) => one.id === id)
        const handle = handles.find((one) => one.id === id)
        return (
          line &&
          handle && (
            <MovableLine
              key={id}
              line={line}
              y={y}
              handle={handle}
              height={places.height}
              format={format}
              scale={scale}
              keysId={keysId}
            />
          )
        )
      })}
    </Pane>
  )
}

/** Lets the pointer through to the chart except on a handle. */
const Pane = styled.div`
  position: absolute;
  z-index: 4;
  top: 0;
  left: 0;
  overflow: hidden;
  pointer-events: none;
`
