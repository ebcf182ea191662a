import ConsumeSharedRuntimeModule from 'webpack/lib/sharing/ConsumeSharedRuntimeModule.js'

const SWALLOWED = "['catch'](onError)"
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
              replaced(generate(), SWALLOWED, TOLD),
              FORGET_MODULE,
              `${FORGET_MODULE} startedInstallModules[id] = false;`,
            )
        })
      })
    },
  }
}

function replaced(code, from, to) {
  const other = code.replace(from, to)
  if (other === code) {
    throw new Error(
      `Webpack's runtime for shared modules is another than askAgain.mjs knows: no ${from}.`,
    )
  }
  return other
}
