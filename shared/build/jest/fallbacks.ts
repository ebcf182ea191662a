/**
 * Lets what has come be shown at once. After it has shown that something loads, React waits until 300 ms have passed
 * before it shows what came, so that pages do not flicker; a test would only wait. React reads `setTimeout` once, as
 * it is evaluated, and uses it for nothing else, nor does its scheduler, which delays nothing.
 */
export function forgoFallbackPause(): void {
  const { setTimeout } = globalThis
  globalThis.setTimeout = ((run: () => void) => setTimeout(run)) as typeof setTimeout
  jest.requireActual('react-dom/client')
  globalThis.setTimeout = setTimeout
}
