// @ts-check
/* global __build_name__, __webpack_hash__ */

// Every chunk needs it, so it is part of the entry.
import '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils.js'

const hot = import.meta.webpackHot
let last = Promise.resolve(true)

/**
 * Goes from one state to the next until it is the state of that hash; false where no way leads on.
 *
 * @param {string} hash
 */
async function bringTo(hash) {
  while (__webpack_hash__ !== hash) {
    const updated = await hot.check({ onErrored: ({ error }) => reportError(error) })
    if (!updated) return false
  }
  return true
}

// The API of this build for `host/src/development/followBuilds.ts`; `update` returns false if only a page reload will
// do.
self.aldergateBuilds = {
  ...self.aldergateBuilds,
  [__build_name__]: {
    update(hash) {
      last = last.then(() => bringTo(hash)).catch(() => false)
      return last
    },
  },
}
