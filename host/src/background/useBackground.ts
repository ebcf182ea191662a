import { type ReactNode, useEffect } from 'react'
import { useLocation } from '@aldergate/platform'
import { useAtomValue, useStore } from 'jotai'
import { useComposition } from '../composition/CompositionContext'
import { backgroundAtom, loadBackground } from './loadBackground'
import { needsBackground } from './needsBackground'

/** What works behind the pages, from the first page on that has something to watch or to keep. */
export function useBackground(): ReactNode {
  const store = useStore()
  const { registry } = useComposition()
  const { pathname } = useLocation()
  const isNeeded = needsBackground(registry, pathname)

  useEffect(() => {
    if (isNeeded) void loadBackground(store, false)
  }, [store, isNeeded, pathname])

  return useAtomValue(backgroundAtom)
}
