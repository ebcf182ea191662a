import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefusal } from '../process/refusal.ts'
import { DOCUMENTS } from './documents.ts'
import { readPublished } from '../store/published.ts'
import { placedBelow } from '../disk/readFolder.ts'
import { shownRelease } from '../store/shown.ts'
import { SITEMAP } from './sitemap.ts'

/**
 * The files that belong to what is shown now and to nothing else: its documents, and what its host has at the root.
 * What takes its place and has no such file removes it: a page that is no more would be shown by its document,
 * and a file of the host before would go on being sent.
 */
export async function servedNow(store: string): Promise<string[]> {
  const named = [SITEMAP, ...(await rootsOfShown(store))]
  const roots = (await readdir(store)).filter((name) =>
    named.some((root) => [root, `${root}.br`, `${root}.gz`].includes(name)),
  )
  const documents = await placedBelow(join(store, DOCUMENTS))
  return [...documents, ...roots.map((name) => join(store, name))]
}

/** The files that the host which is shown now has at the root; none where nobody can tell any more. */
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
