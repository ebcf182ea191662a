import { join } from 'node:path'
import { BUILD_NAMES, workspaceFolder, type BuildName } from './buildNames.ts'
import { ROOT } from './root.ts'
import { watchTree } from './watchTree.ts'

/** An editor writes a file in several steps: wait until it is done. */
const QUIET_MS = 120

/** A build writes into `dist`, tests have no part in it, and hidden files are an editor's own. */
const IGNORED = /^(dist|node_modules)$|\.test\.tsx?$|^\.|~$/

/**
 * Calls `onTouched` with the workspaces whose sources were saved; a change in shared touches all,
 * watched or not, because what one build shares the others use. Calls wait for each other, and what is saved meanwhile is told by the next call.
 * `onTouched` must not reject.
 */
export function watchSources(
  names: readonly BuildName[],
  onTouched: (names: readonly BuildName[]) => Promise<void>,
): void {
  let touched = new Set<BuildName>()
  let timer: NodeJS.Timeout | undefined
  let isBusy = false

  async function tell(): Promise<void> {
    if (isBusy || touched.size === 0) return
    isBusy = true
    const told = BUILD_NAMES.filter((name) => touched.has(name))
    touched = new Set()
    await onTouched(told)
    isBusy = false
    await tell()
  }

  function watchFor(folder: string, touches: readonly BuildName[]): void {
    watchTree(folder, IGNORED, () => {
      for (const name of touches) touched.add(name)
      clearTimeout(timer)
      timer = setTimeout(() => void tell(), QUIET_MS)
    })
  }

  for (const name of names) watchFor(workspaceFolder(name), [name])
  watchFor(join(ROOT, 'shared', 'src'), BUILD_NAMES)
}
