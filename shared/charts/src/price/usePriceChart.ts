import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { logFailure } from '@aldergate/platform'
import type { PriceChartEvents, PriceChartHandle } from './createPriceChart'
import type { ChartAction } from './keys'
import type { PriceChartModel } from './model'
import { NONE_MOVABLE } from './movablePlaces'
import { NONE_OUTSIDE } from './outsideLines'

type CreatePriceChart = (
  element: HTMLElement,
  model: PriceChartModel,
  events: PriceChartEvents,
) => PriceChartHandle

/** The library comes with the first chart, in a file of its own. */
async function loadDrawing(): Promise<CreatePriceChart> {
  return (await import('./createPriceChart')).createPriceChart
}

interface Asked {
  hostRef: RefObject<HTMLElement | null>
  model: PriceChartModel
  /** Out of sight it draws nothing, until it comes into sight again. */
  isInSight: boolean
  onCrosshair: PriceChartEvents['onCrosshair']
  /** Where the drawing comes from. */
  load?: () => Promise<CreatePriceChart>
}

/** A chart in the host's element for as long as the component is there, kept up with its model. */
export function usePriceChart({
  hostRef,
  model,
  isInSight,
  onCrosshair,
  load = loadDrawing,
}: Asked) {
  const chartRef = useRef<PriceChartHandle>(null)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  const [isFollowing, setIsFollowing] = useState(true)
  const [outside, setOutside] = useState(NONE_OUTSIDE)
  const [movable, setMovable] = useState(NONE_MOVABLE)

  const mount = useEffectEvent((create: CreatePriceChart, host: HTMLElement) =>
    create(host, model, {
      onCrosshair,
      onFollow: setIsFollowing,
      onOutside: setOutside,
      onMovable: setMovable,
    }),
  )
  const clear = useEffectEvent(() => onCrosshair(undefined))
  // The library's axes are made for one language, one way to write numbers and one zone.
  const { locale, numbers, timeZone } = model.format

  useEffect(() => {
    const host = hostRef.current
    if (!host) return
    let isOver = false
    load()
      .then((create) => {
        if (isOver) return
        chartRef.current = mount(create, host)
        setStatus('ready')
      })
      .catch((cause: unknown) => {
        if (isOver) return
        logFailure('A price chart could not be drawn.', cause)
        host.replaceChildren()
        setStatus('failed')
      })
    return () => {
      isOver = true
      chartRef.current?.destroy()
      chartRef.current = null
      clear()
    }
  }, [hostRef, load, attempt, locale, numbers, timeZone])

  // Before the frame in which the rest of the page shows the same numbers: drawn after it, they would need one more.
  useLayoutEffect(() => {
    if (isInSight) chartRef.current?.update(model)
  }, [model, isInSight])

  return {
    status,
    isFollowing,
    outside,
    movable,
    yAt: (price: number) => chartRef.current?.yAt(price),
    priceAt: (y: number) => chartRef.current?.priceAt(y),
    act: (action: ChartAction) => chartRef.current?.act(action),
    showNewest: () => chartRef.current?.showNewest(),
    retry() {
      setStatus('loading')
      setAttempt((count) => count + 1)
    },
  }
}
