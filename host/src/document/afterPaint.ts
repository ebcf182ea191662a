/**
 * Defers work until after the next paint. At the start, nothing else has to be done then, while the scripts are
 * loading.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
