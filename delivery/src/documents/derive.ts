import type { BuiltHost } from '@aldergate/contract/built'
import { HISTORY_PATH } from '@aldergate/contract/history'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compositionFile, REGISTRY_FILE } from '@aldergate/contract'
import type { SigningKey } from '../signing/signature.ts'
import { documentsOf, readFrom } from './documents.ts'
import { refusal } from '../process/refusal.ts'
import { foreignProblem } from '../store/foreignProblem.ts'
import { liveRelease } from '../store/live.ts'
import { locked } from '../disk/lock.ts'
import { mapLimited } from '../process/mapLimited.ts'
import { readComposition, type Published } from '../store/published.ts'
import { registryOf } from './registryOf.ts'
import { registryPart } from './registryPart.ts'
import { SITEMAP, sitemapOf, withSitemap } from './sitemap.ts'
import { signedPart, signedRegistry } from './signedRegistry.ts'
import type { Release } from '../store/release.ts'
import { releaseHistory } from '../store/releaseHistory.ts'
import { readSettings, type Settings } from '../store/settings.ts'
import { servedNow } from './servedNow.ts'
import { servedFiles, stage, type NewFile, type Staged } from '../disk/stage.ts'
import { liveFile, rootFile, versionFolder } from '../names/storePaths.ts'

/**
 * Brings the root files, `registry.json` and `index.html` to the state of the live release, which also repairs them
 * after a crash. Returns its number; `undefined` before the first. Refuses if files that the host trusts need a new
 * signature and there is no key, or the release itself is not signed. The settings default to those of the store.
 */
export async function deriveFromRelease(
  store: string,
  key?: SigningKey,
  settings?: Settings,
): Promise<number | undefined> {
  // If another promotion comes between, the loop starts again with the new release.
  for (;;) {
    const live = await liveRelease(store)
    if (!live) return undefined
    const staged = await stageRelease(store, live, key, settings)
    try {
      if (staged.isEmpty) return live.release
      const foreign = key && (await foreignProblem(store, live, key))
      if (foreign !== undefined) throw refusal(foreign)
      const isPlaced = await locked(store, async (isHeld) => {
        const isStill = (await liveRelease(store))?.release === live.release
        if (!isStill || !(await isHeld())) return false
        await staged.place()
        return true
      })
      if (isPlaced) return live.release
    } finally {
      await staged.discard()
    }
  }
}

/** Stages the files that servers send for a release: placing them makes it live. */
export async function stageRelease(
  store: string,
  release: Release,
  key?: SigningKey,
  settings?: Settings,
): Promise<Staged> {
  const files = await derivedFiles(store, release, settings ?? (await readSettings(store)), key)
  return await stage(files, await servedNow(store))
}

async function derivedFiles(
  store: string,
  release: Release,
  settings: Settings,
  key?: SigningKey,
): Promise<NewFile[]> {
  const published = await readComposition(store, release)
  const { site } = settings
  const { host } = published
  const registry = await signedRegistry(
    store,
    registryOf(release, published, settings),
    host.built,
    key,
  )
  const json = `${JSON.stringify(registry, null, 2)}\n`
  const documents = await documentsOf(published, registry, readFrom(store), {
    site,
    partFor: host.built.takesParts
      ? (file, path) => signedPart(store, file, registryPart(registry, path), host.built, key)
      : undefined,
  })
  // In parallel, because compression takes longest.
  const [roots, sitemap, histories, kept, served, pages] = await Promise.all([
    Promise.all(
      host.built.root.map(async (name) =>
        servedFiles(join(store, name), await rootContent(store, host, name, site)),
      ),
    ),
    site === undefined ? [] : servedFiles(join(store, SITEMAP), sitemapOf(documents, site)),
    servedFiles(join(store, HISTORY_PATH), await historyJson(store, release, settings)),
    servedFiles(join(store, compositionFile(registry.fingerprint ?? '')), json),
    servedFiles(join(store, REGISTRY_FILE), json),
    mapLimited(documents, 4, ({ file, html }) => servedFiles(join(store, file), html)),
  ])
  const note = Buffer.from(`${JSON.stringify({ release: release.release })}\n`)
  return [
    ...roots.flat(),
    ...sitemap,
    ...histories,
    ...kept,
    ...served,
    // The document is the last served file: placing it makes the release live, so all files that it names have to be
    // there.
    ...pages.flat(),
    { path: liveFile(store), bytes: note },
  ]
}

async function historyJson(store: string, release: Release, settings: Settings): Promise<string> {
  return `${JSON.stringify(await releaseHistory(store, release, settings), null, 2)}\n`
}

async function rootContent(
  store: string,
  host: Published<BuiltHost>,
  name: string,
  site: string | undefined,
): Promise<Buffer | string> {
  const bytes = await readFile(join(versionFolder(store, 'host', host.version), rootFile(name)))
  return name === 'robots.txt' && site !== undefined ? withSitemap(String(bytes), site) : bytes
}
