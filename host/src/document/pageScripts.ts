import type { ScriptLoader } from '../scripts/createScriptLoader'
import type { Baseline } from '../globals/baseline'
import type { Below } from './belowScreen'
import type { Done } from './drawn'

declare global {
  interface Window {
    /**
     * The script loader of this document. The inline script creates it, because it loads the host itself; the webpack
     * runtime of every build loads its chunks through it (`shared/build/chunks/integrity.ts`).
     */
    aldergateScripts?: Pick<ScriptLoader, 'load' | 'ahead' | 'movedAt'> & {
      /** Clicks and scrolling on the page while it was only prerendered. */
      done?: Done
      /** The elements of the prerendered page that begin below the screen; set after the first paint. */
      below?: readonly Below[]
      /** Called when the host failed to start, to show that in the page. */
      failed?: () => void
      /** The state of the shared globals when this document began. */
      baseline?: () => Baseline
    }
  }
}

/** The document's script loader. Throws if the inline script has not run. */
export function pageScripts(): NonNullable<Window['aldergateScripts']> {
  const scripts = window.aldergateScripts
  if (!scripts) throw new Error('The inline script of index.html has made no script loader.')
  return scripts
}
