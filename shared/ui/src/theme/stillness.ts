/**
 * The rule of reduced motion for all within a scope: one millisecond instead of none, because scripts wait for the end.
 * The toasts' clock is no motion and keeps its time, and delays stay: a placeholder that waits does not flicker.
 */
export function stillness(scope = ''): string {
  return `
  ${scope} *:not(.Toastify__progress-bar),
  ${scope} *::before,
  ${scope} *::after {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
`
}
