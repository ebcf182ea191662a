import { KEEPING } from '@aldergate/contract'
import { deviates } from '../registry/deviates'
import { filesAhead } from '../registry/filesAhead'
import { isKept } from '../keeping/isKept'
import { keptLanguage } from '../keeping/keptLanguage'
import { baseline, type Baseline } from '../globals/baseline'
import { afterPaint } from './afterPaint'
import { belowScreen } from './belowScreen'
import { createPreloads } from '../scripts/createPreloads'
import { createScriptLoader } from '../scripts/createScriptLoader'
import { download } from '../scripts/download'
import { isDrawn, noteDone, settleDrawn } from './drawn'
import { runScript } from '../scripts/runScript'
import { STALL_MS, Stalled } from '../scripts/stall'
import { surviveTranslation } from './surviveTranslation'
import { watchTheStart } from './watchTheStart'

// Runs inline in index.html, before the host's script: watches that script load, and preloads the files of the route's
// page, so that they load in parallel with it. The loader uses the same `integrity`, so each file is requested and
// executed once.

surviveTranslation()
const preloads = createPreloads(document)
/** The browser's own `fetch`, so that a remote which replaces `window.fetch` cannot break loading. */
const ask = fetch.bind(window)
/** Aborts waiting for the host's files that are on their way when the trader asks for another try. */
const hurry = new AbortController()
let tries = 0

/**
 * Files of a page have a time limit. Those of the host may take as long as the connection needs: the trader can retry.
 */
function patience(url: string): AbortSignal {
  if (url.startsWith('/host/')) return hurry.signal
  const giveUp = new AbortController()
  setTimeout(() => giveUp.abort(new Stalled(`${url} did not arrive in time.`)), STALL_MS)
  return giveUp.signal
}

const scripts = createScriptLoader({
  preloads,
  download: (url, options) => download(url, { ...options, ask }),
  run: runScript,
  patience,
  now: () => performance.now(),
  unheard: () => `${Date.now()}-${(tries += 1)}`,
})
const language = keptLanguage()
const start = watchTheStart({
  language,
  load: scripts.load,
  hurry: () => hurry.abort(new Stalled('A file of the host did not arrive in time.')),
})
let before: Baseline | undefined
const baselineOnce = () => (before ??= baseline())
const forTheHost: Window['aldergateScripts'] & object = {
  ...scripts,
  ...start,
  done: noteDone(),
  baseline: baselineOnce,
}
window.aldergateScripts = forTheHost

const json = document.getElementById('registry')?.textContent
// Texts are loaded in the document's language.
if (language) document.documentElement.lang = language
// With a deviation, the page to show is not known yet, so none of its files is preloaded.
const isLive = !deviates(location.search)
const asking = { wanted: isKept() ? [KEEPING] : [], language }
const files = filesAhead(json, isLive ? location.pathname : '', asking)
settleDrawn(document.documentElement, files, location.search)
for (const file of files) preloads.add(file)
afterPaint(baselineOnce)
// Loads the browser's number formats for the language ahead: it takes 100 ms of a phone's first render.
afterPaint(() => new Intl.NumberFormat(language ?? 'en').format(0))
// The first change of `readyState` means that the document is parsed; the host's script runs after it.
document.addEventListener(
  'readystatechange',
  () => {
    afterPaint(() => {
      const root = document.getElementById('root')
      if (!root || !isDrawn(root)) return
      forTheHost.below = belowScreen(root)
      // After a resize the measured positions no longer hold.
      addEventListener('resize', () => delete forTheHost.below, { once: true })
    })
  },
  { once: true },
)
