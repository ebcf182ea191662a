import { type RefObject, useEffect } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/** Opens a dialog over the page while the component is there, and gives the focus back afterwards. */
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
      dialog.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [dialogRef])
}
