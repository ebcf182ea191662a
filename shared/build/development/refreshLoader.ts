import { transform } from '@swc/core'
import type { LoaderContext } from 'webpack'

/** Compiles one of our sources for React Refresh, with a signature of each component and its hooks. */
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
      // Without `development`, no signatures are recorded: adding a hook would crash the page.
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  }).then(
    ({ code, map }) => done(null, code, map && JSON.parse(map)),
    ({ message }) => done(problemOf(message)),
  )
}

/**
 * Returns an error with the compiler's message and its position. It has no stack of the compiler, which does not help
 * to fix a source.
 */
function problemOf(message: string): Error {
  const [found] = message.split('\n\nCaused by:')
  return Object.assign(new Error(found), { hideStack: true })
}
