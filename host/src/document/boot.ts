import { KEEPING } from '@aldergate/contract'
import { deviates } from '../registry/deviates'
import { filesAhead } from '../registry/filesAhead'
import { isKept } from '../keeping/isKept'
import { keptLanguage } from '../keeping/keptLanguage'
import { baseline, type Baseline } from '../touched/baseline'
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

// Runs inline in index.html, before the host has arrived: watches how it comes, and asks for the files of
// the route's page, so that they travel beside the host's script and not after it. The loader uses the same
// `integrity`, which makes it one request and one execution.

surviveTranslation()
const preloads = createPreloads(document)
/** As the browser gave it: whatever a remote puts in its place, files come. */
const ask = fetch.bind(window)
/** Once the trader has asked for another try, no file of the host is waited for that was on its way by then. */
const hurry = new AbortController()
let tries = 0

/** The files of a page have their time limit. The host's may take as long as the line needs: the trader hurries them. */
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
// Whatever has texts asks for those of the document's language.
if (language) document.documentElement.lang = language
// What is shown instead of what is live is not known yet.
const isLive = !deviates(location.search)
const asking = { wanted: isKept() ? [KEEPING] : [], language }
const files = filesAhead(json, isLive ? location.pathname : '', asking)
settleDrawn(document.documentElement, files, location.search)
for (const file of files) preloads.add(file)
afterPaint(baselineOnce)
// The browser reads what it knows of a language's numbers when it is first asked, for 100 ms of a phone's first render.
afterPaint(() => new Intl.NumberFormat(language ?? 'en').format(0))
// The first change is that all of the document stands there; the host's script runs after it.
document.addEventListener(
  'readystatechange',
  () => {
    afterPaint(() => {
      const root = document.getElementById('root')
      if (!root || !isDrawn(root)) return
      forTheHost.below = belowScreen(root)
      // Of another screen it is not known.
      addEventListener('resize', () => delete forTheHost.below, { once: true })
    })
  },
  { once: true },
)
