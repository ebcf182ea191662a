import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefusal } from '../process/refusal.ts'
import { DOCUMENTS } from './documents.ts'
import { readPublished } from '../store/published.ts'
import { placedBelow } from '../disk/readFolder.ts'
import { shownRelease } from '../store/shown.ts'
import { SITEMAP } from './sitemap.ts'

/**
 * The files that belong only to the release shown now: its documents and its host's root files. A new release without
 * such a file has to remove it, or servers would go on sending a withdrawn page's document or the old host's file.
 */
export async function servedNow(store: string): Promise<string[]> {
  const named = [SITEMAP, ...(await rootsOfShown(store))]
  const roots = (await readdir(store)).filter((name) =>
    named.some((root) => [root, `${root}.br`, `${root}.gz`].includes(name)),
  )
  const documents = await placedBelow(join(store, DOCUMENTS))
  return [...documents, ...roots.map((name) => join(store, name))]
}

/** The root files of the host shown now; none if that host is unknown. */
async function rootsOfShown(store: string): Promise<readonly string[]> {
  const version = (await shownRelease(store))?.composition['host']
  if (version === undefined) return []
  try {
    const { built } = await readPublished(store, 'host', version)
    return built.kind === 'host' ? built.root : []
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}
