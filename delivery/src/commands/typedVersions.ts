import { misuse, refusal } from '../process/refusal.ts'
import { liveRelease } from '../store/live.ts'
import { newestVersion } from '../store/published.ts'
import type { Composition } from '../store/release.ts'
import { isVersion } from '../names/version.ts'
import { buildNameOf, nameIn } from '../names/buildNames.ts'

/**
 * Parses `trading` (the last published version) and `trading@0.1.0-0123456789ab`. Refuses the former as ambiguous if
 * another version is a canary, unless `isNewestMeant`.
 */
export async function typedVersions(
  store: string,
  texts: readonly string[],
  { isNewestMeant = false } = {},
): Promise<Composition> {
  const live = await liveRelease(store)
  const versions: Composition = {}
  for (const text of texts) {
    const [typedName = '', typedVersion] = text.split('@')
    const name = nameIn(typedName)
    // A name is a folder of the store, so names that contain a path are rejected.
    const newest = /^[a-z][a-z0-9-]*$/.test(name) ? await newestVersion(store, name) : undefined
    // Another work tree may have published a remote that this one does not know.
    if (newest === undefined) buildNameOf(typedName)
    const version = typedVersion ?? newest
    if (version === undefined) {
      throw refusal(`No ${name} is published: run npm run publish:remote -- ${name} first.`)
    }
    const tried = live?.canaries?.[name]?.version
    const isClear = typedVersion !== undefined || isNewestMeant
    if (tried !== undefined && tried !== version && !isClear) {
      throw refusal(
        `${name} ${tried} is a canary, and ${version} was published last: say which one is meant, as ` +
          `in ${name}@${tried}, or end the canary by npm run rollback -- ${name}.`,
      )
    }
    if (!isVersion(version)) {
      throw misuse(`"${version}" is no version: npm run history -- ${name} lists those of ${name}.`)
    }
    if (Object.hasOwn(versions, name)) {
      throw misuse(`${name} is named twice: name the one version of it that is meant.`)
    }
    versions[name] = version
  }
  return versions
}
