const PATIENCE_MS = 1_000

interface Initialising {
  state: { initialized: boolean }
  subscribe: (listener: (state: { initialized: boolean }) => void) => () => void
}

/** Resolves when the router has its first page, even if that is an error page. */
export function initialized(router: Initialising): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return
      unsubscribe()
      resolve()
    })
  })
}

/** Resolves when the router has its first page, or when the trader has looked at an empty page for long enough. */
export async function settled(router: Initialising): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([initialized(router), patience])
  clearTimeout(timer)
}
