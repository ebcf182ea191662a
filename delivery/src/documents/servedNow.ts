import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { HOST } from '../names/buildNames.ts'
import { isRefusal } from '../process/refusal.ts'
import { DOCUMENTS } from './documents.ts'
import { readPublished } from '../store/published.ts'
import { readLive } from '../store/live.ts'
import { placedBelow } from '../disk/readFolder.ts'
import { shownRelease } from '../store/shown.ts'
import { SITEMAP } from './sitemap.ts'

/**
 * The files that belong only to the release shown now, or to one whose promotion was killed on the way: documents, and
 * root files of the host. A new release without such a file has to remove it, or servers would go on sending a
 * withdrawn page's document or another host's file.
 */
export async function servedNow(store: string): Promise<string[]> {
  const { unfinished } = await readLive(store)
  const hosts = [await shownRelease(store), ...unfinished].map((each) => each?.composition[HOST])
  const roots = await Promise.all([...new Set(hosts)].map((version) => rootsOf(store, version)))
  const named = [SITEMAP, ...roots.flat()]
  const placed = (await readdir(store)).filter((name) =>
    named.some((root) => [root, `${root}.br`, `${root}.gz`].includes(name)),
  )
  const documents = await placedBelow(join(store, DOCUMENTS))
  return [...documents, ...placed.map((name) => join(store, name))]
}

/** The root files of a host; none if that host is unknown. */
async function rootsOf(store: string, version: string | undefined): Promise<readonly string[]> {
  if (version === undefined) return []
  try {
    const { built } = await readPublished(store, HOST, version)
    return built.kind === 'host' ? built.root : []
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}
