/** The calls that can be made to the document in which pages are opened. */
export interface Probe {
  /** Goes to an address of the app as a link of it would, and waits until its page stands there or is down. */
  open: (address: string) => Promise<Arrival>
  /** Goes one step through the history of the tab, and waits for the same. */
  step: (by: -1 | 1) => Promise<Arrival>
  /** Notes how everything stands that belongs to all. */
  note: () => void
  /** Compares everything that all parts share with what was noted, and returns what was altered since. */
  altered: (container: string) => Altered
}

export interface Arrival {
  /** From asking for the page until it stands. */
  ms: number
  /** A card stands in its place, or nothing at all. */
  isDown: boolean
}

export interface Altered {
  /** Globals that were there and are others or gone, and what prototypes and built-in objects have: `Array.prototype.at`. */
  shared: readonly string[]
  /** Globals that were not there, but for the container of the remote and what its runtime names after it. */
  added: readonly string[]
  /** Style sheets that were adopted by the document, or taken from it. */
  sheets: number
}

/** Objects of the document besides its classes, of which somebody may replace a function. */
const OBJECTS =
  'console document history location navigator localStorage sessionStorage performance crypto'

/** Under this name it stands in the document. */
export const PROBE = 'aldergateProbe'

/** The argument of `installProbe`. */
export const PROBED = [PROBE, OBJECTS] as const

/**
 * Puts the probe into a document, before any script of it: what it needs is its own, whatever a page does to the
 * originals. It is sent to the browser as text, so it takes nothing from outside.
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
        // What begins and ends with the next picture, as effects do, belongs to this step.
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
