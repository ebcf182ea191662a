import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { undoAtom } from '../layout/layout.atoms'

/** Undoes the last change of the layout with Ctrl+Z or Cmd+Z, except while the trader is typing. */
export function useUndoKeys() {
  const undo = useSetAtom(undoAtom)

  const undoByKey = useEffectEvent((event: KeyboardEvent) => {
    // The modifier is checked first: the key event of a browser's autofill has no `key`.
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    if (!isUndo || event.shiftKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    undo()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => undoByKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Inputs without a text, where the browser has nothing to undo. */
const TEXTLESS = /^(checkbox|radio|range|color|file|button|submit|reset)$/

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TEXTLESS.test(target.type)
  return target instanceof HTMLElement && target.closest('textarea, [contenteditable]') !== null
}
