import { join } from 'node:path'
import { type BuildName, workspaceFolder } from '../names/buildNames.ts'
import { ROOT } from '../process/root.ts'
import { watchTree } from '../workspaces/watchTree.ts'

/** Debounces saves: an editor writes a file in several steps. */
const QUIET_MS = 120

/** Folders that the bundler watches itself, or that need no watching. */
const NO_CONFIGURATION = /^(src|root|testing|dist|node_modules)$/

/** Files that a build reads only once, when it starts. */
const CONFIGURATION = /^(webpack\.config\.mjs|remote\.config\.ts|package\.json)$/

/** Everything in `shared/build` except its tests is configuration. */
const BUILD_SOURCE = /(?<!\.test)\.([cm]?[jt]s)$/

/**
 * Calls `onTouched` with the builds whose configuration was saved. Every build depends on the `package.json` of a
 * package and on the files of `shared/build`.
 */
export function watchConfigurations(
  names: readonly BuildName[],
  onTouched: (names: readonly BuildName[]) => void,
): () => void {
  let touched = new Set<BuildName>()
  let timer: NodeJS.Timeout | undefined

  function touch(some: readonly BuildName[]): void {
    touched = new Set([...touched, ...some])
    clearTimeout(timer)
    timer = setTimeout(() => {
      onTouched(names.filter((name) => touched.has(name)))
      touched.clear()
    }, QUIET_MS)
  }

  function watch(folder: string, files: RegExp, touches: readonly BuildName[]): () => void {
    return watchTree(folder, NO_CONFIGURATION, (file) => files.test(file) && touch(touches))
  }

  const ends = [
    ...names.map((name) => watch(workspaceFolder(name), CONFIGURATION, [name])),
    watch(join(ROOT, 'shared'), CONFIGURATION, names),
    watch(join(ROOT, 'shared/build'), BUILD_SOURCE, names),
  ]
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}
