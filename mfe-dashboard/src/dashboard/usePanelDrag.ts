import { logFailure } from '@aldergate/platform'
import { useSetAtom } from 'jotai'
import { type RefObject, useEffect } from 'react'
import {
  carryBesideAtom,
  carryHomeAtom,
  dropPanelAtom,
  grabPanelAtom,
  releasePanelAtom,
} from './carry.atoms'

/** Makes panels draggable by their handles. The library loads after the page; menu and keys move panels without it. */
export function usePanelDrag(gridRef: RefObject<HTMLElement | null>) {
  const grab = useSetAtom(grabPanelAtom)
  const carryBeside = useSetAtom(carryBesideAtom)
  const carryHome = useSetAtom(carryHomeAtom)
  const drop = useSetAtom(dropPanelAtom)
  const release = useSetAtom(releasePanelAtom)

  useEffect(() => {
    const grid = gridRef.current
    if (!grid) return
    let isLeft = false
    let stop = () => {}

    async function start(place: HTMLElement) {
      try {
        const { startPanelDrag } = await import('./panelDrag')
        if (!isLeft) stop = startPanelDrag(place, { grab, carryBeside, carryHome, drop, release })
      } catch (error) {
        logFailure('Panels cannot be dragged', error)
      }
    }

    void start(grid)
    return () => {
      isLeft = true
      stop()
    }
  }, [gridRef, grab, carryBeside, carryHome, drop, release])
}
