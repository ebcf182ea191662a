/**
 * Whether the current history entry asks for its first reload; marks it as reloaded. A document that a cache keeps for
 * longer than the registry comes back unchanged, and would reload endlessly.
 */
export function isFirstReload(): boolean {
  const state = history.state as { isReloaded?: boolean } | null
  if (state?.isReloaded) return false
  history.replaceState({ ...state, isReloaded: true }, '')
  return true
}
