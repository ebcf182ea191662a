import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useEffect } from 'react'
import type { PanelId } from '../panels/panel'
import {
  carriedPanelAtom,
  carryToAtom,
  dropPanelAtom,
  grabPanelAtom,
  loseCarriedAtom,
  releasePanelAtom,
} from './carry.atoms'

interface HandleKeysOptions {
  id: PanelId
  /** Where the panel stands, from 0. */
  position: number
  /** How many panels are on screen. */
  total: number
  /** Announces where the panel would land. */
  onCarry: (position: number) => void
  /** Announces where it has landed. */
  onDrop: (position: number) => void
  onCancel: () => void
}

/** The keyboard's way to move a panel: grab with Space or Enter, carry with the arrows, drop or cancel. */
export function useHandleKeys({
  id,
  position,
  total,
  onCarry,
  onDrop,
  onCancel,
}: HandleKeysOptions) {
  const carried = useAtomValue(carriedPanelAtom)
  const grab = useSetAtom(grabPanelAtom)
  const carryTo = useSetAtom(carryToAtom)
  const drop = useSetAtom(dropPanelAtom)
  const release = useSetAtom(releasePanelAtom)
  const lose = useSetAtom(loseCarriedAtom)

  // Neither a blur nor the end of a drag is heard of a panel that has gone.
  useEffect(() => () => lose(id), [lose, id])

  const isGrabbed = carried?.id === id
  const target = isGrabbed ? carried.position : position

  function carry(wanted: number) {
    const next = Math.min(total - 1, Math.max(0, wanted))
    carryTo(next)
    onCarry(next)
  }

  function toggleGrab() {
    if (isGrabbed) {
      drop()
      onDrop(target)
    } else {
      grab(id)
      onCarry(target)
    }
  }

  function cancel() {
    release()
    onCancel()
  }

  const carryingKeys: Record<string, () => void> = {
    ArrowUp: () => carry(target - 1),
    ArrowLeft: () => carry(target - 1),
    ArrowDown: () => carry(target + 1),
    ArrowRight: () => carry(target + 1),
    Home: () => carry(0),
    End: () => carry(total - 1),
    Escape: cancel,
  }

  function onKeyDown(event: KeyboardEvent) {
    const isGrabKey = event.key === ' ' || event.key === 'Enter'
    const action = isGrabKey ? toggleGrab : isGrabbed ? carryingKeys[event.key] : undefined
    if (!action) return
    event.preventDefault()
    // A key that is held would grab and drop in turn.
    if (isGrabKey && event.repeat) return
    action()
  }

  function onBlur() {
    if (isGrabbed) cancel()
  }

  return { isGrabbed, onKeyDown, onBlur }
}
