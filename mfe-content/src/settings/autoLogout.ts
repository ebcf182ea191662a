export const MIN_MINUTES = 0
export const MAX_MINUTES = 180

/** The whole minutes that a typed text stands for, within the limits; `fallback` for what is no number. */
export function clampMinutes(typed: string, fallback: number): number {
  const minutes = Number(typed)
  if (typed.trim() === '' || Number.isNaN(minutes)) return fallback
  return Math.min(MAX_MINUTES, Math.max(MIN_MINUTES, Math.round(minutes)))
}
