/** An element above everything else on screen. Its creator adds it to the document. */
export interface TopPlace {
  element: HTMLElement
  /** Moves it above everything opened so far. */
  raise: () => void
  /** Returns the focus to where it came from when the focused element in it is removed, for keyboard users. */
  giveBackFocus: () => void
}

/**
 * Creates an element in the browser's top layer. What opened last is on top: a dialog, or a panel in full screen, hides
 * what was there before. And while a modal dialog is open everything outside is inert, so the element is within the
 * dialog until that closes.
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

/** Calls back once when a dialog has been closed or removed. */
function onGone(dialog: HTMLDialogElement, callBack: () => void) {
  const observer = new MutationObserver(() => {
    if (dialog.open && dialog.isConnected) return
    observer.disconnect()
    callBack()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
}
