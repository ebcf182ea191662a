import type { WebpackPluginInstance } from 'webpack'

/**
 * Rejects a build if its sources were saved meanwhile: it would carry the hash of inputs that it was not made from,
 * and be mistaken for a build of them if they are restored. `inputsNow` computes the hash again.
 */
export function untouched(inputs: string, inputsNow: () => string): WebpackPluginInstance {
  return {
    apply(compiler) {
      // In development the build follows every save.
      if (compiler.options.mode === 'development') return
      // Runs before the build is described, which marks it as complete.
      compiler.hooks.afterEmit.tap({ name: 'untouched', stage: -1 }, (compilation) => {
        if (inputsNow() === inputs) return
        compilation.errors.push(
          new Error('A file of its sources was saved while this was built: build it again.'),
        )
      })
    },
  }
}
