import type { Language, PublishedFile } from '@aldergate/contract'
import type { ScriptLoader, ScriptLoadOptions } from '../scripts/createScriptLoader'
import { STALL_MS } from '../scripts/stall'
import { startWords } from './startWords'

/** An empty page says by then that the app is slow to come, or does not. */
export const START_MS = 8_000

interface Start {
  load: ScriptLoader['load']
  /** Asks anew for those of the host's files that are still under way, also when they are needed only later. */
  hurry: () => void
  /** The language to say it in, if the trader has kept one. */
  language?: Language
}

interface WatchedStart {
  load: ScriptLoader['load']
  failed: () => void
}

const HOST = '/host/'

/**
 * Says in the page, be it empty or only drawn, that the app is slow to come or could not be loaded, with a way to try again that
 * needs no reload. Part of the inline script, because nothing else has arrived then; what it says goes with
 * the first render of the app. Returns the `load` that the host has to use until it stands, and what it has to call when its start has failed.
 */
export function watchTheStart({ load, hurry, language }: Start): WatchedStart {
  let entry: PublishedFile | undefined
  let hasRun = false
  let isHealing = false
  /** The trader waits for another try, which a failure of the one before must not end. */
  let isAsked = false
  /** Loads of the host's files that go on when the trader asks for it. */
  const held = new Set<() => void>()
  let timer = setTimeout(tell, START_MS, false)

  function root(): HTMLElement | null {
    return document.getElementById('root')
  }

  function hasStarted(): boolean {
    const first = root()?.firstElementChild
    // What the document has drawn is no app yet.
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

  /** Runs the host's script anew, past wrong bytes in the browser's cache or past a request that hangs. */
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

  /** A file of the host that fails before the app stands is held, not failed: nothing runs yet that could ask again. */
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

  // A script tells only its own element: hence the capture. Remotes are contained by the host.
  addEventListener('error', ({ target }) => isHostScript(target) && void heal(), true)
  document.addEventListener('load', ({ target }) => (hasRun ||= isHostScript(target)), true)
  // What an extension of the browser or the code of a part does wrong meanwhile has not ended the start.
  addEventListener('error', ({ filename }) => isOfHost(filename) && tell(true))
  return { load: loadOrHold, failed: () => tell(true) }
}

/** The tag that stands in the document, not those of the script loader. */
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
