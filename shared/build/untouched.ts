import type { WebpackPluginInstance } from 'webpack'

/**
 * Lets nothing be built of sources that are saved while they are bundled: the build would have the hash of inputs from
 * which it does not come, and pass for that of sources that are put back. `inputsNow` says that hash once more.
 */
export function untouched(inputs: string, inputsNow: () => string): WebpackPluginInstance {
  return {
    apply(compiler) {
      // There the build follows what is saved.
      if (compiler.options.mode === 'development') return
      // Before the build is described, which makes one of it.
      compiler.hooks.afterEmit.tap({ name: 'untouched', stage: -1 }, (compilation) => {
        if (inputsNow() === inputs) return
        compilation.errors.push(
          new Error('A file of its sources was saved while this was built: build it again.'),
        )
      })
    },
  }
}
