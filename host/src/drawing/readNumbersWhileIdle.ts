/**
 * While files are on their way and nothing else is to do, lets the browser read what it knows of a language's
 * numbers: it does so when it is first asked, and on a phone that takes 100 ms of the first render. Ends with what
 * it returns, and does nothing in a browser that tells of no idle time.
 */
export function readNumbersWhileIdle(language: string): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined
  const idle = requestIdleCallback(() => new Intl.NumberFormat(language).format(0))
  return () => cancelIdleCallback(idle)
}
