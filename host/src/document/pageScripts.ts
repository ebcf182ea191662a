import type { ScriptLoader } from '../scripts/createScriptLoader'
import type { Baseline } from '../touched/baseline'
import type { Below } from './belowScreen'
import type { Done } from './drawn'

declare global {
  interface Window {
    /**
     * The script loader of this document. The inline script makes it, because it brings the host itself;
     * the webpack runtime of every build asks it for its files (`shared/build/chunks/integrity.ts`).
     */
    aldergateScripts?: Pick<ScriptLoader, 'load' | 'ahead' | 'movedAt'> & {
      /** The presses and scrolling of a reader while the page was only drawn. */
      done?: Done
      /** The elements of the drawn page that begin below the screen: there once the page has been painted. */
      below?: readonly Below[]
      /** Called when the start of the host has failed, so that the page says it. */
      failed?: () => void
      /** How what belongs to all stood when this document began. */
      baseline?: () => Baseline
    }
  }
}

/** The document's script loader. Throws where the inline script has not run. */
export function pageScripts(): NonNullable<Window['aldergateScripts']> {
  const scripts = window.aldergateScripts
  if (!scripts) throw new Error('The inline script of index.html has made no script loader.')
  return scripts
}
