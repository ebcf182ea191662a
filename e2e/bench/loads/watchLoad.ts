/** The times that a page records of its own load, in milliseconds since navigation start. */
export interface Watched {
  /** The page's heading stands in the document. */
  headingMs: number
  /** A click on a control of the frame, and of the page, takes effect. */
  frameMs: number
  pageMs: number
}

declare global {
  interface Window {
    /** Comes when frame and page answer. */
    watchedLoad: Promise<Watched>
  }
}

/**
 * Runs in the page before its own scripts. Every 20 ms, whenever the main thread is free, it checks whether a click
 * would take effect. In the frame it clicks: the menu button's `aria-expanded` shows whether the menu has opened, and
 * it is closed again. Clicks on the page could navigate away, so for its first control it checks whether React has
 * attached a handler, which is all that a click needs on a free thread.
 */
export function watchLoad(): void {
  const FRAME = 'header button[aria-expanded]'
  const PAGE = 'main :is(a[href], button, input, select, textarea):not([disabled], [tabindex="-1"])'
  // A prerendered page records clicks for the app to replay, which would replay each check as well.
  const DRAWING = '#root[data-drawn]'
  const HANDLERS = ['onClick', 'onChange', 'onInput', 'onPointerDown', 'onKeyDown', 'onSubmit']

  window.watchedLoad = new Promise((resolve) => {
    const watched: Partial<Watched> = {}

    function isHandled(element: Element | null): boolean {
      const key = element && Object.keys(element).find((name) => name.startsWith('__reactProps$'))
      const props = key ? (Reflect.get(element, key) as object) : {}
      return HANDLERS.some((name) => name in props)
    }

    function clickFrame() {
      const button = document.querySelector<HTMLButtonElement>(FRAME)
      if (!button) return
      const [now, before] = [performance.now(), button.ariaExpanded]
      button.click()
      queueMicrotask(() => {
        if (button.ariaExpanded === before || watched.frameMs !== undefined) return
        watched.frameMs = now
        button.click()
      })
    }

    const timer = setInterval(() => {
      if (document.querySelector('main h1')) watched.headingMs ??= performance.now()
      if (watched.frameMs === undefined && !document.querySelector(DRAWING)) clickFrame()
      if (isHandled(document.querySelector(PAGE))) watched.pageMs ??= performance.now()
      const { headingMs, frameMs, pageMs } = watched
      if (headingMs === undefined || frameMs === undefined || pageMs === undefined) return
      clearInterval(timer)
      resolve({ headingMs, frameMs, pageMs })
    }, 20)
  })
}

/** Figures from the browser's performance entries of the load so far. */
export interface Paints {
  timeOrigin: number
  fcpMs: number
  lcpMs: number
  /** The largest element, for diagnosis. */
  lcpElement: string
  cls: number
  /** When the first paint has happened in the final font. */
  lettersMs: number
  /** The excess over 50 ms of each long task: of all, and of those after the first paint. */
  blockedMs: number
  blockedAfterPaintMs: number
  longestTaskMs: number
}

/** Runs in the page, once it is quiet. */
export function readPaints(): Promise<Paints> {
  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
  }
  interface Paint extends PerformanceEntry {
    element?: Element
  }
  function entriesOf(type: string): Promise<PerformanceEntry[]> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve([]), 200)
      new PerformanceObserver((list) => {
        clearTimeout(timer)
        resolve(list.getEntries())
      }).observe({ type, buffered: true })
    })
  }
  async function read(): Promise<Paints> {
    const [paints, largest, shifts, tasks] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf),
    )
    const last = largest?.at(-1) as Paint | undefined
    const times = (tasks ?? []).map(({ duration }) => duration)
    const fcpMs = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN
    const fonts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ responseEnd }) => responseEnd)
    const afterPaint = (tasks ?? []).map(
      ({ startTime, duration }) => startTime + duration - Math.max(startTime, fcpMs),
    )
    const above = (all: readonly number[]) => all.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0)
    return {
      timeOrigin: performance.timeOrigin,
      fcpMs,
      lettersMs: Math.max(fcpMs, Math.min(...fonts)),
      lcpMs: last?.startTime ?? NaN,
      lcpElement: last?.element
        ? `${last.element.localName} "${last.element.textContent?.slice(0, 40)}"`
        : '',
      cls: ((shifts ?? []) as Shift[])
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0),
      blockedMs: above(times),
      blockedAfterPaintMs: above(afterPaint),
      longestTaskMs: Math.max(0, ...times),
    }
  }
  return read()
}
