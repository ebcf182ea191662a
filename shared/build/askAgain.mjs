import { join } from 'node:path'
import ConsumeSharedRuntimeModule from 'webpack/lib/sharing/ConsumeSharedRuntimeModule.js'

/** In the runtime of webpack, which is a remote's, and in that of the federation, which is the host's. */
const SWALLOWED = /(\['catch'\]|\.catch)\(onError\)/
const TOLD = '.catch(function (error) { onError(error); throw error; })'

const FORGET_MODULE = 'delete installedModules[id];'

/**
 * Lets a remote ask again for a shared part that did not come. Webpack's runtime tells nobody of the
 * failure before the part is used, and remembers that it has asked, but not that it was in vain.
 */
export function askAgain() {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('askAgain', (compilation) => {
        compilation.hooks.runtimeModule.tap('askAgain', (module) => {
          if (!(module instanceof ConsumeSharedRuntimeModule)) return
          const generate = module.generate.bind(module)
          module.generate = () =>
            replaced(
              tellFailures(generate()),
              FORGET_MODULE,
              `${FORGET_MODULE} startedInstallModules[id] = false;`,
            )
        })
      })
    },
  }
}

/** The same for the host's runtime, with `host/src/composition/askAgain.ts`. */
export const askAgainRule = {
  test: /webpack-bundler-runtime.dist.consumes\.js$/,
  loader: join(import.meta.dirname, 'askAgainLoader.mjs'),
}

/** The runtime that fails with a part that it could not get, and not only where the part is used. */
export function tellFailures(runtime) {
  return replaced(runtime, SWALLOWED, TOLD)
}

function replaced(code, from, to) {
  const other = code.replace(from, to)
  if (other === code) {
    throw new Error(`A runtime for shared modules is another than askAgain.mjs knows: no ${from}.`)
  }
  return other
}
