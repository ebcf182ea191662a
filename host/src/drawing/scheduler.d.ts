/** React's own scheduler, which has no types. */
declare module 'scheduler' {
  /** How often a second it gives way to the browser; 0 is its own rate again. */
  export function unstable_forceFrameRate(framesPerSecond: number): void
}
