import { logFailure } from '@aldergate/platform'
import { pageScripts } from '../document/pageScripts'
import { documentLanguage, settleTexts } from '@aldergate/ui'
import { createLoader, type Loader } from './createLoader'
import { inOwnTasks } from './inOwnTasks'

declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: { default: Parameters<typeof inOwnTasks>[0] }

/** The page loader with the browser's scripts, globals and shared modules. */
export function browserLoader(): Loader {
  let shared: unknown
  return createLoader({
    scripts: pageScripts(),
    globalOf: (name) => Reflect.get(window, name),
    shareScope: async () => {
      await __webpack_init_sharing__('default')
      // Created once, so that all remotes see which shared modules the others have taken.
      return (shared ??= inOwnTasks(__webpack_share_scopes__.default))
    },
    language: documentLanguage,
    settleTexts: () => {
      const settle = settleTexts()
      return () => settle(documentLanguage())
    },
    now: () => performance.now(),
    onFailure: logFailure,
  })
}
