import type { BuildName } from '../names/buildNames.ts'
import { readFolder } from '../disk/readFolder.ts'
import { mapsFolder } from '../names/storePaths.ts'

/** Says where the source maps of a version are, or why there are none. */
export async function mapsLine(store: string, name: BuildName, version: string): Promise<string> {
  const folder = mapsFolder(store, name, version)
  const maps = await readFolder(folder)
  if (maps.size === 0)
    return 'no source maps: it was published before they were kept, or they were removed'
  return `${folder}  (${maps.size} ${maps.size === 1 ? 'map' : 'maps'})`
}
