/**
 * Removes React's pause after a Suspense fallback. React waits until 300 ms have passed before it shows loaded
 * content, to avoid flicker; a test would only wait. React reads `setTimeout` once, when it is evaluated, and uses it
 * for nothing else, nor does its scheduler, which delays nothing.
 */
export function forgoFallbackPause(): void {
  const { setTimeout } = globalThis
  globalThis.setTimeout = ((run: () => void) => setTimeout(run)) as typeof setTimeout
  jest.requireActual('react-dom/client')
  globalThis.setTimeout = setTimeout
}
