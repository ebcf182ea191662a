/** A place over all that the browser shows. Whoever makes it puts it into the document. */
export interface TopPlace {
  element: HTMLElement
  /** Puts it above what has been opened by now. */
  raise: () => void
  /** When what had the focus in it is gone, gives it back to where it came from: who came by the keyboard goes on there. */
  giveBackFocus: () => void
}

/**
 * Whatever was opened last is above all: a dialog, or a panel that fills the screen, hides what was there before. And
 * while a dialog is open nothing outside of it can be pressed, so the place is within the dialog as long as that is open.
 */
export function createTopPlace(): TopPlace {
  const element = document.createElement('div')
  element.setAttribute('popover', 'manual')
  element.dataset.onTop = ''
  let below: Element | null = null
  let cameFrom: HTMLElement | undefined
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && element.contains(relatedTarget)) return
    cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
  })

  function raise() {
    if (!element.showPopover) return
    const top = [...document.querySelectorAll(':modal, :fullscreen')].at(-1) ?? null
    const isShown = element.matches(':popover-open')
    if (isShown && top === below) return
    if (isShown) element.hidePopover()
    const dialog = top instanceof HTMLDialogElement ? top : undefined
    const around = dialog ?? document.body
    if (element.parentElement !== around) around.append(element)
    element.showPopover()
    below = top
    if (dialog) onGone(dialog, raise)
  }

  function giveBackFocus() {
    if (document.activeElement === document.body) cameFrom?.focus()
  }

  return { element, raise, giveBackFocus }
}

/** Calls back, once, when a dialog has closed or was taken away. */
function onGone(dialog: HTMLDialogElement, callBack: () => void) {
  const observer = new MutationObserver(() => {
    if (dialog.open && dialog.isConnected) return
    observer.disconnect()
    callBack()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
}
