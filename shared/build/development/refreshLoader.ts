import { transform } from '@swc/core'
import type { LoaderContext } from 'webpack'

/** Compiles a source of ours, with a note of each component and of the hooks that it uses. */
export default function refreshLoader(this: LoaderContext<object>, source: string): void {
  const done = this.async()
  const isWithoutElements = this.resourcePath.endsWith('.ts')
  transform(source, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: this.sourceMap,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: !isWithoutElements },
      // Without `development` it notes neither: a hook that is added would take the page down.
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  }).then(
    ({ code, map }) => done(null, code, map && JSON.parse(map)),
    ({ message }) => done(problemOf(message)),
  )
}

/**
 * Returns an error that says what the compiler found, and where. It has no stack of the compiler's own, which helps
 * nobody who mends a source.
 */
function problemOf(message: string): Error {
  const [found] = message.split('\n\nCaused by:')
  return Object.assign(new Error(found), { hideStack: true })
}
