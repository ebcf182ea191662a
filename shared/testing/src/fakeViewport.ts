import { act } from '@testing-library/react'

interface Watch {
  report: IntersectionObserverCallback
  elements: Set<Element>
}

/** An `IntersectionObserver` that a test controls: jsdom has none. Call `remove` afterwards. */
export function fakeViewport() {
  const watches = new Set<Watch>()

  function FakeObserver(report: IntersectionObserverCallback) {
    const watch: Watch = { report, elements: new Set() }
    watches.add(watch)
    return {
      observe: (element: Element) => watch.elements.add(element),
      unobserve: (element: Element) => watch.elements.delete(element),
      disconnect: () => watches.delete(watch),
    }
  }

  Object.assign(globalThis, { IntersectionObserver: FakeObserver })

  return {
    /** Moves everything observed into the viewport, or out of it. */
    scroll(isIntersecting: boolean) {
      act(() => {
        for (const { report, elements } of watches) {
          const entries = [...elements].map((target) => ({ target, isIntersecting }))
          report(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver)
        }
      })
    },
    /** The current number of observers. */
    observers: () => watches.size,
    remove: () => Reflect.deleteProperty(globalThis, 'IntersectionObserver'),
  }
}
