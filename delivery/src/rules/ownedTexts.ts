import { dirname } from 'node:path'
import type { UsedTexts } from './usedTexts.ts'

/**
 * Lists texts in a workspace's catalogue that only one of its pages uses: every other page with the catalogue would
 * load them needlessly. `pages` are the pages' folders. A workspace's only page may use the catalogue as its own.
 */
export function ownedTexts(used: UsedTexts, pages: readonly string[]): string[] {
  return [...used].flatMap(([catalogue, users]) => {
    const around = dirname(catalogue)
    const those = pages.filter((page) => dirname(page) === around)
    if (those.length < 2) return []
    return [...users].flatMap(([key, files]) => {
      const places = new Set([...files].map((file) => placeIn(around, file)))
      const owner = places.size === 1 && those.find((page) => places.has(page))
      return owner
        ? [`${catalogue}: "${key}" is said in ${owner} alone: move it to ${owner}/texts.`]
        : []
    })
  })
}

/** The direct child of a folder, a folder or a file, that contains a file. */
function placeIn(folder: string, file: string): string {
  const [name = ''] = file.slice(folder.length + 1).split('/')
  return `${folder}/${name}`
}
