import { readdirSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../process/refusal.ts'

/**
 * Calls `onChange` with the name of each changed file below a folder, also in folders created later; ignored names do
 * not count. Returns the function that stops watching.
 */
export function watchTree(
  root: string,
  ignored: RegExp,
  onChange: (file: string) => void,
): () => void {
  // One watcher per folder: on Linux, Node's recursive watching loses a file once an editor has replaced it, which is
  // how most editors save.
  const watchers = new Map<string, FSWatcher>()

  function drop(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  function watchFolder(folder: string): void {
    const watcher = watch(folder, (event, file) => {
      if (file === null || ignored.test(file)) return
      if (event === 'rename') refresh()
      onChange(file)
    })
    watcher.on('error', () => drop(folder))
    watchers.set(folder, watcher)
  }

  function refresh(): void {
    const folders = foldersFrom(root, ignored)
    for (const folder of watchers.keys()) if (!folders.includes(folder)) drop(folder)
    for (const folder of folders) if (!watchers.has(folder)) unlessGone(() => watchFolder(folder))
  }

  refresh()
  return () => [...watchers.keys()].forEach(drop)
}

function foldersFrom(folder: string, ignored: RegExp): string[] {
  const entries = unlessGone(() => readdirSync(folder, { withFileTypes: true }))
  if (!entries) return []
  const inside = entries.filter((entry) => entry.isDirectory() && !ignored.test(entry.name))
  return [folder, ...inside.flatMap((entry) => foldersFrom(join(folder, entry.name), ignored))]
}

/** Returns the result of `look`; `undefined` if the file or folder was removed meanwhile. */
function unlessGone<Found>(look: () => Found): Found | undefined {
  try {
    return look()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
