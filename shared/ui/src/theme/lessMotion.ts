/** Whether the trader wants less motion, in the app's settings or on the device: for what a script moves. */
export function wantsLessMotion(): boolean {
  if (document.documentElement.dataset.motion === 'still') return true
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
