import { type RefObject, useEffect } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Opens a dialog over the page while the component is there, and gives the focus back afterwards,
 * unless it is taken already, as a page takes it that arrives with the answer to the dialog.
 */
export function useModal(dialogRef: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.showModal()
    // Browsers do this themselves; a stand-in for one, such as jsdom, may not.
    if (!dialog.contains(document.activeElement)) {
      dialog.querySelector<HTMLElement>(FOCUSABLE)?.focus()
    }

    return () => {
      const isFree = document.activeElement === document.body
      const next = isFree ? opener : document.activeElement
      dialog.close()
      if (next instanceof HTMLElement) next.focus()
    }
  }, [dialogRef])
}
