import type { Language, PublishedFile } from '@aldergate/contract'
import type { ScriptLoader, ScriptLoadOptions } from '../scripts/createScriptLoader'
import { STALL_MS } from '../scripts/stall'
import { startWords } from './startWords'

/** After this long, an empty page says that the app is slow or has failed to load. */
export const START_MS = 8_000

interface Start {
  load: ScriptLoader['load']
  /** Retries those host files that are still loading, also those that are needed only later. */
  hurry: () => void
  /** The language of the message, if the trader has kept one. */
  language?: Language
}

interface WatchedStart {
  load: ScriptLoader['load']
  failed: () => void
}

const HOST = '/host/'

/**
 * Shows in the page, empty or prerendered, that the app is slow to load or failed to, with a button to retry without a
 * reload. Part of the inline script, because nothing else has loaded then; the app's first render replaces the
 * message. Returns the `load` that the host has to use until it has started, and the callback for a failed start.
 */
export function watchTheStart({ load, hurry, language }: Start): WatchedStart {
  let entry: PublishedFile | undefined
  let hasRun = false
  let isHealing = false
  /** Whether the trader waits for a retry, which a failure of the try before must not end. */
  let isAsked = false
  /** Host files whose loading is resumed when the trader retries. */
  const held = new Set<() => void>()
  let timer = setTimeout(tell, START_MS, false)

  function root(): HTMLElement | null {
    return document.getElementById('root')
  }

  function hasStarted(): boolean {
    const first = root()?.firstElementChild
    // Prerendered content is not the app yet.
    return Boolean(first) && first?.id !== 'start' && !root()?.hasAttribute('data-drawn')
  }

  function tell(isOver: boolean) {
    if (!root()) document.addEventListener('DOMContentLoaded', () => tell(isOver), { once: true })
    if (!root() || hasStarted()) return
    clearTimeout(timer)
    if (isHealing) {
      timer = setTimeout(tell, STALL_MS, false)
      return
    }
    if (isOver && isAsked) {
      isAsked = false
      return goOn()
    }
    const words = startWords(language)
    const again = document.createElement('button')
    again.type = 'button'
    again.textContent = words.again
    again.onclick = () => {
      again.disabled = true
      timer = setTimeout(tell, START_MS, false)
      isAsked = hasRun && !isOver
      hurry()
      if (!isAsked) goOn()
    }
    const sentence = document.createElement('p')
    sentence.id = 'start'
    sentence.lang = words.lang
    sentence.setAttribute('role', 'alert')
    sentence.append(`${document.title}${isOver ? words.failed : words.slow} `, again)
    document.getElementById('start')?.remove()
    root()?.append(sentence)
  }

  function goOn() {
    if (held.size === 0) return void heal()
    for (const letGo of held) letGo()
    held.clear()
  }

  /** Runs the host's script again, past a corrupt cache entry or a hanging request. */
  async function heal() {
    const script = hostScript()
    entry ??= script && { url: new URL(script.src).pathname, integrity: script.integrity }
    script?.remove()
    if (!entry) return tell(true)
    isHealing = true
    try {
      await load(entry, { isFresh: true })
      hasRun = true
      isHealing = false
    } catch {
      isHealing = false
      tell(true)
    }
  }

  /** Until the app has started, a host file that fails is held for a retry: no running code could ask for it again. */
  async function loadOrHold(file: PublishedFile, options?: ScriptLoadOptions): Promise<void> {
    try {
      await load(file, options)
    } catch (cause) {
      if (hasStarted() || !file.url.startsWith(HOST)) throw cause
      await new Promise<void>((letGo) => {
        held.add(letGo)
        tell(true)
      })
      await loadOrHold(file, { isFresh: true })
    }
  }

  // Load and error events of scripts do not bubble, hence the capture. Errors of remotes are contained by the host.
  addEventListener('error', ({ target }) => isHostScript(target) && void heal(), true)
  document.addEventListener('load', ({ target }) => (hasRun ||= isHostScript(target)), true)
  // Errors of browser extensions and of remotes do not mean that the start has failed.
  addEventListener('error', ({ filename }) => isOfHost(filename) && tell(true))
  return { load: loadOrHold, failed: () => tell(true) }
}

/** The script tag of the document, not one that the script loader added. */
function hostScript(): HTMLScriptElement | undefined {
  return Array.from(document.scripts).find(isHostScript)
}

function isHostScript(target: unknown): target is HTMLScriptElement {
  return target instanceof HTMLScriptElement && target.defer && isOfHost(target.src)
}

function isOfHost(url = ''): boolean {
  const { origin, pathname } = new URL(url, location.href)
  return origin === location.origin && pathname.startsWith(HOST)
}
