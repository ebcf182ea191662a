import { atom, type WritableAtom } from 'jotai'
import { type ComponentType, lazy } from 'react'
import type { LoadablePanel } from '../panels/loadablePanels'

/** A panel, or whatever else has content to load. */
type Loadable = Pick<LoadablePanel, 'load'>

interface PanelCode {
  Content: ComponentType
  /** The number of this attempt to load. */
  attempt: number
}

/** A panel's content; writing to it loads the content anew. */
type ContentAtom = WritableAtom<PanelCode, [], void>

const contentAtoms = new WeakMap<Loadable, ContentAtom>()

/** Always the same atom for the same panel, so that a panel shown again needs no second load. */
export function contentAtomOf(panel: Loadable): ContentAtom {
  const contentAtom = contentAtoms.get(panel) ?? createContentAtom(panel)
  contentAtoms.set(panel, contentAtom)
  return contentAtom
}

function createContentAtom(panel: Loadable): ContentAtom {
  let hasFailed = false

  function code(attempt: number): PanelCode {
    hasFailed = false
    const Content = lazy(async () => {
      try {
        return { default: await panel.load() }
      } catch (failure) {
        hasFailed = true
        throw failure
      }
    })
    return { Content, attempt }
  }

  const codeAtom = atom(code(1))
  const contentAtom: ContentAtom = atom(
    (get) => get(codeAtom),
    // React's `lazy` caches a failure for ever: a retry needs a new one.
    (_get, set) => set(codeAtom, ({ attempt }) => code(attempt + 1)),
  )
  // On unmount, a panel that failed gets a new `lazy`, so that coming back retries it.
  contentAtom.onMount = (reload) => () => {
    if (hasFailed) reload()
  }
  return contentAtom
}
