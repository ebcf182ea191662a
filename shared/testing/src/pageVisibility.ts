let isHidden = false

/** Hides the page, as switching to another tab does, or shows it again. */
export function setHidden(hidden: boolean): void {
  isHidden = hidden
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
