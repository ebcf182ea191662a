import webpack, { type WebpackPluginInstance } from 'webpack'
import CreateFakeNamespaceObjectRuntimeModule from 'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js'

const { createFakeNamespaceObject, require } = webpack.RuntimeGlobals

/**
 * How an imported CommonJS library appears as a namespace. Replaces webpack's runtime, which loads before every page
 * and also handles classes, prototypes and promises. All exports of our libraries exist once they have run.
 */
export function ownNamespaces(): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('ownNamespaces', (compilation) => {
        compilation.hooks.runtimeModule.tap('ownNamespaces', (module) => {
          if (module instanceof CreateFakeNamespaceObjectRuntimeModule) module.generate = generate
        })
      })
    },
  }
}

/**
 * The bits of `mode` are webpack's: 1 for a module id, 2 for all of its exports, 4 and 8 for values that need no
 * wrapping.
 */
function generate(): string {
  return `
${createFakeNamespaceObject} = (value, mode) => {
  if (mode & 1) value = ${require}(value);
  if (mode & 8 || (mode & 4 && value?.__esModule)) return value;
  return { ...(mode & 2 && value), default: value };
};`
}
