import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { charactersBySource } from './charactersBySource.ts'

interface SourceMap {
  sources: string[]
  mappings: string
}

/** The package of a source; sources beside a build's own configuration belong to its `owner`. */
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
 * The transferred bytes of a store's scripts by package: each file is divided by the share of its minified characters.
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
