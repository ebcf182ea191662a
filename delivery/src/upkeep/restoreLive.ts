import { join } from 'node:path'
import { REGISTRY_FILE } from '@aldergate/contract'
import { isSigned, type SigningKey } from '../signing/signature.ts'
import { trustedBy } from '../store/foreignProblem.ts'
import { noteLive, readLive } from '../store/live.ts'
import { readSoundJson } from '../disk/readJson.ts'
import { areSameVersions } from '../store/release.ts'
import { soundRelease } from '../store/releases.ts'
import { shownIn } from '../store/shown.ts'

/**
 * Rewrites the lost note of the live release: the release in `registry.json` if its record agrees, else the newest
 * that a later record names as its predecessor. Returns a sentence about it, if it was lost.
 */
export async function restoreLive(store: string, key?: SigningKey): Promise<string[]> {
  const { lost } = await readLive(store)
  if (lost === undefined) return []
  const told = await toldRelease(store, lost, key)
  const release = told ?? lost
  await noteLive(store, release)
  const proof = told === undefined ? 'the record of a later one' : REGISTRY_FILE
  return [
    `index.html and releases/live.json were lost: release ${release} is live, as ${proof} says.`,
  ]
}

/** The release in `registry.json`, if its record agrees and its signature, where there is one, is valid. */
async function toldRelease(
  store: string,
  newest: number,
  key: SigningKey | undefined,
): Promise<number | undefined> {
  const registry = await readSoundJson(join(store, REGISTRY_FILE))
  const told = shownIn(registry)
  if (!told || told.release < newest) return undefined
  const record = await soundRelease(store, told.release)
  if (!record || !areSameVersions(record, told)) return undefined
  const keys = [...(await trustedBy(store, record)), ...(key ? [key.publicKey] : [])]
  const isBelieved =
    record.signature === undefined || isSigned(keys, 'registry', registry as object)
  return isBelieved ? told.release : undefined
}
