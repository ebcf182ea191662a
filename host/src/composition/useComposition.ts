import { createContext, use, useSyncExternalStore } from 'react'
import type { Composition } from './composition'

export const CompositionContext = createContext<Composition | undefined>(undefined)

/** The running composition; re-renders when a new registry was read. Throws outside of the host's frame. */
export function useComposition(): Composition {
  const composition = use(CompositionContext)
  if (!composition)
    throw new Error('useComposition needs <CompositionContext>: wrap it in the app.')
  const read = () => composition.registry
  useSyncExternalStore(composition.onRegistry, read, read)
  return composition
}
