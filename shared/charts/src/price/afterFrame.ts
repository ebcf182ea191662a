/**
 * Resolves in a task of its own once the browser has laid out a frame with the element, and never when `signal` ends
 * it; at once where the browser cannot tell. An animation frame runs within the frame, and makes it longer.
 */
export function afterFrame(element: Element, signal: AbortSignal): Promise<void> {
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
