import { atom, type WritableAtom } from 'jotai'
import { type ComponentType, lazy } from 'react'
import type { LoadablePanel } from '../panels/loadablePanels'

/** A panel, or whatever else has content to load. */
type Loadable = Pick<LoadablePanel, 'load'>

/** A panel's content; writing to it loads the content anew. */
type ContentAtom = WritableAtom<ComponentType, [], void>

const contentAtoms = new WeakMap<Loadable, ContentAtom>()

/** Always the same atom for the same panel, so that a panel shown again needs no second load. */
export function contentAtomOf(panel: Loadable): ContentAtom {
  const contentAtom = contentAtoms.get(panel) ?? createContentAtom(panel)
  contentAtoms.set(panel, contentAtom)
  return contentAtom
}

function createContentAtom(panel: Loadable): ContentAtom {
  const loadedAtom = atom({ Content: lazyContent(panel) })
  return atom(
    (get) => get(loadedAtom).Content,
    (_get, set) => {
      // A `lazy` remembers its failure for ever: only another one asks again.
      set(loadedAtom, { Content: lazyContent(panel) })
    },
  )
}

function lazyContent(panel: Loadable): ComponentType {
  return lazy(async () => ({ default: await panel.load() }))
}
