import webpack, { type WebpackPluginInstance } from 'webpack'
import CreateFakeNamespaceObjectRuntimeModule from 'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js'

const { createFakeNamespaceObject, require } = webpack.RuntimeGlobals

/**
 * How a library of CommonJS is seen by who imports all of it, in the stead of webpack's runtime, which stands before
 * every page and also knows classes, prototypes and promises. What such a library exports is there once it has run.
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

/** The bits of `mode` are webpack's: 1 for the id of a module, 2 for all names of it, 4 and 8 for what needs no more. */
function generate(): string {
  return `
${createFakeNamespaceObject} = (value, mode) => {
  if (mode & 1) value = ${require}(value);
  if (mode & 8 || (mode & 4 && value?.__esModule)) return value;
  return { ...(mode & 2 && value), default: value };
};`
}
