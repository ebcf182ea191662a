import { useText } from './texts'
import { VisuallyHidden } from '@aldergate/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { MovableLine, type PriceScale } from './MovableLine'
import type { MovablePlaces } from './movablePlaces'
import type { PriceChartModel } from './model'

/** As high as a handle, in pixels. */
const LEAST_GAP = 22

interface MovableLinesProps {
  places: MovablePlaces
  model: PriceChartModel
  scale: PriceScale
}

/** Handles on the lines that the trader may move, over the price pane without its axis. */
export function MovableLines({ places, model, scale }: MovableLinesProps) {
  const t = useText()
  const keysId = useId()
  if (places.lines.length === 0) return null

  return (
    <Pane style={{ height: places.height, right: places.axisWidth }}>
      <VisuallyHidden id={keysId}>{t('moveKeys')}</VisuallyHidden>
      {places.lines.map(({ id, y }, index) => {
        const line = model.lines.find((one) => one.id === id)
        return (
          line && (
            <MovableLine
              key={id}
              line={line}
              y={y}
              isAside={isCovered(places.lines, index)}
              height={places.height}
              format={model.format}
              scale={scale}
              keysId={keysId}
            />
          )
        )
      })}
    </Pane>
  )
}

/** Of handles so close that they would cover each other, every other one stands at the other side. */
function isCovered(lines: MovablePlaces['lines'], index: number): boolean {
  const closer = lines
    .slice(0, index)
    .filter(({ y }) => Math.abs(y - (lines[index]?.y ?? 0)) < LEAST_GAP)
  return closer.length % 2 === 1
}

/** The pointer goes through to the chart wherever there is no handle. */
const Pane = styled.div`
  position: absolute;
  z-index: 4;
  top: 0;
  left: 0;
  overflow: hidden;
  pointer-events: none;
`
