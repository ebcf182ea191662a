const PATIENCE_MS = 1_000

interface Initialising {
  state: { initialized: boolean }
  subscribe: (listener: (state: { initialized: boolean }) => void) => () => void
}

/** Resolves when the router has loaded its first page, or when that takes longer than a trader should look at nothing. */
export function settled(router: Initialising): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(end, PATIENCE_MS)
    const unsubscribe = router.subscribe(({ initialized }) => initialized && end())
    function end() {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
  })
}
