import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { charactersBySource } from './charactersBySource.ts'

interface SourceMap {
  sources: string[]
  mappings: string
}

/** The package that a source belongs to; what stands beside a build's own configuration is its `owner`'s. */
function packageOf(source: string, owner: string): string {
  const library = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  if (library) return library
  const shared = /\/shared\/([^/]+)\//.exec(source)?.[1]
  if (shared) return `@aldergate/${shared}`
  const workspace = /\/(?:mfe-)?([^/]+)\/src\//.exec(source)?.[1]
  if (workspace && workspace !== '.') return workspace
  return source.includes('/./') ? owner : 'webpack'
}

/**
 * The bytes of scripts of a store as they travel, by the package that they come from: of each file, every package
 * has the share that its minified characters are.
 */
export function weightsOf(store: string, scripts: readonly string[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const script of scripts) {
    const [, owner = '', version = '', file = ''] = script.split('/')
    const bytes = statSync(join(store, `${script}.br`)).size
    const map = join(store, owner, `${version}.maps`, `${file}.map`)
    const { sources, mappings } = JSON.parse(readFileSync(map, 'utf8')) as SourceMap
    const code = readFileSync(join(store, script), 'utf8')
    const characters = charactersBySource(code, mappings)
    const all = characters.reduce((sum, count) => sum + count, 0)
    for (const [at, source] of sources.entries()) {
      const name = packageOf(source, owner)
      const share = (characters[at] ?? 0) / all
      weights.set(name, (weights.get(name) ?? 0) + bytes * share)
    }
  }
  return weights
}
