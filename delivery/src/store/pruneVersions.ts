import { readdir, rm, stat } from 'node:fs/promises'
import { hasCode } from '../process/refusal.ts'
import { BUILD_NAMES, type BuildName } from '../workspaces/buildNames.ts'
import { newestRelease } from './releases.ts'
import { buildFolder, versionFolder } from './storePaths.ts'
import { isVersion } from './version.ts'

/** Removes all but the newest versions of each build and what is live: for a development store only. */
export async function pruneVersions(store: string, kept: number): Promise<void> {
  const live = (await newestRelease(store))?.composition ?? {}
  for (const name of BUILD_NAMES) {
    const old = (await versionsByAge(store, name)).slice(kept)
    for (const version of old) {
      if (version === live[name]) continue
      await rm(versionFolder(store, name, version), { recursive: true, force: true })
    }
  }
}

/** The newest first. */
async function versionsByAge(store: string, name: BuildName): Promise<string[]> {
  const names = await readdir(buildFolder(store, name)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  const versions = await Promise.all(
    names.filter(isVersion).map(async (version) => {
      return { version, ms: (await stat(versionFolder(store, name, version))).mtimeMs }
    }),
  )
  return versions.sort((a, b) => b.ms - a.ms).map(({ version }) => version)
}
