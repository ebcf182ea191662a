import { dirname } from 'node:path'
import type { UsedTexts } from './usedTexts.ts'

/**
 * Says of each text in the catalogue of a workspace that only one of its pages uses: every other page that has the
 * catalogue brings it for nothing. `pages` are their folders. A workspace's only page may have the catalogue as its own.
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

/** The folder or the file right below a folder in which a file is. */
function placeIn(folder: string, file: string): string {
  const [name = ''] = file.slice(folder.length + 1).split('/')
  return `${folder}/${name}`
}
