/** The calls that can be made to the document in which pages are opened. */
export interface Probe {
  /** Navigates to an address of the app as one of its links would, and waits until the page is shown or is down. */
  open: (address: string) => Promise<Arrival>
  /** Moves one step through the tab's history, and waits in the same way. */
  step: (by: -1 | 1) => Promise<Arrival>
  /** Records the state of all shared globals. */
  note: () => void
  /** Returns the shared globals that were altered since they were recorded. */
  altered: (container: string) => Altered
}

export interface Arrival {
  /** Milliseconds from the navigation until the page is shown. */
  ms: number
  /** Whether an error card, or nothing at all, is shown instead. */
  isDown: boolean
}

export interface Altered {
  /**
   * Globals that were replaced or removed, and changed properties of prototypes and built-in objects:
   * `Array.prototype.at`.
   */
  shared: readonly string[]
  /** New globals, except the remote's container and those that its runtime names after it. */
  added: readonly string[]
  /** The number of style sheets adopted by the document, or removed from it. */
  sheets: number
}

/** Built-in objects, besides classes, whose functions a page might replace. */
const OBJECTS =
  'console document history location navigator localStorage sessionStorage performance crypto'

/** The name of the probe's global. */
export const PROBE = 'aldergateProbe'

/** The argument of `installProbe`. */
export const PROBED = [PROBE, OBJECTS] as const

/**
 * Installs the probe before any script of the document: it keeps the native functions, so that a page cannot replace
 * them. It is sent to the browser as text, so it must not refer to anything outside.
 */
export function installProbe([name, objects]: readonly [string, string]): void {
  if (window.top !== window) return
  const { performance, history, document, MutationObserver } = window
  const [requestAnimationFrame, setTimeout] = [
    window.requestAnimationFrame.bind(window),
    window.setTimeout.bind(window),
  ]
  const now = performance.now.bind(performance)
  const { pushState, go } = history
  let known = new Map<string, PropertyDescriptorMap>()
  let sheets: readonly CSSStyleSheet[] = []

  function main() {
    return document.querySelector('main')
  }

  function arrive(leave: () => void): Promise<Arrival> {
    const began = now()
    const left = main()?.querySelector('h1') ?? main()?.lastElementChild
    return new Promise((resolve) => {
      const observer = new MutationObserver(look)
      function look() {
        const isOther = !left?.isConnected && main()?.childElementCount
        const isWaiting = !isOther || document.querySelector('[data-page-waits]')
        if (main() && isWaiting) return
        observer.disconnect()
        const isDown = !main() || document.getElementById('unavailable') !== null
        const arrival = { ms: now() - began, isDown }
        // Effects that run with the next frame belong to this step.
        requestAnimationFrame(() => setTimeout(() => resolve(arrival)))
      }
      observer.observe(document, { subtree: true, childList: true })
      leave()
    })
  }

  function everything(): Map<string, PropertyDescriptorMap> {
    const all = new Map([['window', Object.getOwnPropertyDescriptors<object>(window)]])
    const classes = Object.keys(all.get('window') ?? {}).filter((key) => /^[A-Z]/.test(key))
    for (const key of [...classes, ...objects.split(' ')]) {
      const value = Reflect.get(window, key) as unknown
      if (!value || (typeof value !== 'object' && typeof value !== 'function')) continue
      all.set(key, Object.getOwnPropertyDescriptors(value))
      const { prototype } = value as { prototype?: object }
      if (prototype) all.set(`${key}.prototype`, Object.getOwnPropertyDescriptors(prototype))
    }
    return all
  }

  function isSame(before?: PropertyDescriptor, after?: PropertyDescriptor): boolean {
    if (before?.get !== after?.get || before?.set !== after?.set) return false
    const isCode = [before, after].some((each) => typeof each?.value === 'function')
    return !isCode || before?.value === after?.value
  }

  const probe: Probe = {
    open: (address) =>
      arrive(() => {
        const { idx = 0 } = (history.state ?? {}) as { idx?: number }
        const state = { idx: idx + 1, key: `probe ${idx}`, usr: null }
        pushState.call(history, state, '', address)
        window.dispatchEvent(new PopStateEvent('popstate', { state }))
      }),
    step: (by) => arrive(() => go.call(history, by)),
    note: () => {
      known = everything()
      sheets = [...document.adoptedStyleSheets]
    },
    altered: (container) => {
      const after = everything()
      const shared: string[] = []
      for (const [owner, before] of known) {
        const present = after.get(owner) ?? {}
        const keys = new Set([...Reflect.ownKeys(before), ...Reflect.ownKeys(present)])
        for (const key of keys) {
          if (owner === 'window' && !(key in before)) continue
          if (isSame(before[key as string], present[key as string])) continue
          shared.push(`${owner}.${String(key)}`)
        }
      }
      const added = Object.keys(after.get('window') ?? {}).filter(
        (key) => !(key in (known.get('window') ?? {})) && !key.includes(container),
      )
      const adopted = [...document.adoptedStyleSheets]
      const changed = [...adopted, ...sheets].filter(
        (sheet) => !adopted.includes(sheet) || !sheets.includes(sheet),
      )
      return { shared, added, sheets: changed.length }
    },
  }
  Object.defineProperty(window, name, { value: probe })
}
