/** Does work of the start once the document has been painted: while the scripts are on their way nothing else waits for it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
