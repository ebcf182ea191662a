/** Whether the trader prefers reduced motion, in the app's settings or on the device: for motion by script. */
export function wantsLessMotion(): boolean {
  if (document.documentElement.dataset.motion === 'still') return true
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
