import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { logFailure } from '@aldergate/platform'
import type { PriceChartEvents, PriceChartHandle } from './createPriceChart'
import type { ChartAction } from '../model/keys'
import { NONE_MOVABLE, NONE_OUTSIDE } from '../model/linePlaces'
import type { PriceChartModel } from '../model/priceChartModel'

type CreatePriceChart = (
  element: HTMLElement,
  model: PriceChartModel,
  events: PriceChartEvents,
) => PriceChartHandle

/** The library is a chunk of its own, loaded with the first chart. */
async function loadDrawing(): Promise<CreatePriceChart> {
  return (await import('./createPriceChart')).createPriceChart
}

interface Asked {
  hostRef: RefObject<HTMLElement | null>
  model: PriceChartModel
  /** Whether the model has all of its candles already. */
  isKnown: boolean
  /** Off screen it does not draw, until it becomes visible again. */
  isInSight: boolean
  onCrosshair: PriceChartEvents['onCrosshair']
  /** The loader of the drawing. */
  load?: () => Promise<CreatePriceChart>
}

const NONE: readonly never[] = []

/** The model without numbers: starting the library and drawing with it are separate long tasks. */
function withoutNumbers(model: PriceChartModel): PriceChartModel {
  return { ...model, candles: NONE, markers: NONE, paths: NONE, lines: NONE, span: undefined }
}

/** A chart in the host's element, created when it first becomes visible, and kept in sync with its model. */
export function usePriceChart({
  hostRef,
  model,
  isKnown,
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
  const [wasInSight, setWasInSight] = useState(isInSight)
  if (isInSight && !wasInSight) setWasInSight(true)

  const start = useEffectEvent((create: CreatePriceChart, host: HTMLElement) =>
    create(host, withoutNumbers(model), {
      onCrosshair,
      onFollow: setIsFollowing,
      onOutside: setOutside,
      onMovable: setMovable,
    }),
  )
  const draw = useEffectEvent((chart: PriceChartHandle) => {
    chart.update(model)
    chartRef.current = chart
  })
  const clear = useEffectEvent(() => onCrosshair(undefined))
  // The library's axes are made for one language, one way to write numbers and one zone, and for days or for times.
  const { locale, numbers, timeZone } = model.format
  const isOfDays = model.timeframe === '1D'

  useEffect(() => {
    const host = hostRef.current
    if (!host || !wasInSight) return
    if (!isKnown) {
      // The file comes while the candles are made; a failure is told when it is asked for again.
      load().catch(() => undefined)
      return
    }
    const ending = new AbortController()
    const { signal } = ending
    let chart: PriceChartHandle | undefined

    async function show(place: HTMLElement) {
      const create = await load()
      if (signal.aborted) return
      await afterFrame(place, signal)
      if (signal.aborted) return
      chart = start(create, place)
      await afterFrame(place, signal)
      if (signal.aborted) return
      draw(chart)
      // Elements positioned beside its lines need another frame to settle.
      await afterFrame(place, signal)
      if (!signal.aborted) setStatus('ready')
    }

    show(host).catch((cause: unknown) => {
      if (signal.aborted) return
      logFailure('A price chart could not be drawn.', cause)
      chart?.destroy()
      chart = undefined
      host.replaceChildren()
      setStatus('failed')
    })
    return () => {
      ending.abort()
      chart?.destroy()
      chartRef.current = null
      clear()
      setStatus('loading')
      setOutside(NONE_OUTSIDE)
      setMovable(NONE_MOVABLE)
    }
  }, [hostRef, load, attempt, wasInSight, isKnown, locale, numbers, timeZone, isOfDays])

  // A layout effect draws in the same frame as the rest of the page: later would need another frame.
  useLayoutEffect(() => {
    if (isInSight) chartRef.current?.update(model)
  }, [model, isInSight])

  // Stable across prices, so that components around the drawing re-render only when their own props change.
  const actions = useMemo(
    () => ({
      yAt: (price: number) => chartRef.current?.yAt(price),
      priceAt: (y: number) => chartRef.current?.priceAt(y),
      act: (action: ChartAction) => chartRef.current?.act(action),
      showNewest: () => chartRef.current?.showNewest(),
      retry: () => setAttempt((count) => count + 1),
    }),
    [],
  )
  return useMemo(
    () => ({ status, isFollowing, outside, movable, ...actions }),
    [status, isFollowing, outside, movable, actions],
  )
}

/**
 * Resolves in a separate task after the browser has laid out a frame with the element, and never if `signal` aborts; at
 * once without an IntersectionObserver. A callback of an animation frame would run within the frame, and lengthen it.
 */
function afterFrame(element: Element, signal: AbortSignal): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
  })
}
