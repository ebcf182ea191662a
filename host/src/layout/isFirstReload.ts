/**
 * Whether the place in the history at which the tab stands is reloaded for the first time. Notes that it is: a
 * document that is kept on its way for longer than the registry comes again as it was, and would ask for ever.
 */
export function isFirstReload(): boolean {
  const state = history.state as { isReloaded?: boolean } | null
  if (state?.isReloaded) return false
  history.replaceState({ ...state, isReloaded: true }, '')
  return true
}
