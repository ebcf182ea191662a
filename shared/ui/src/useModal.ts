import { type RefObject, useEffect } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Opens a modal dialog while the component is mounted, and restores the focus afterwards, unless something has taken
 * it, such as the page that the dialog leads to.
 */
export function useModal(dialogRef: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.showModal()
    // Browsers do this themselves, jsdom does not.
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
