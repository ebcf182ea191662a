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
 * Notes anew which release is live, where that is lost: the one that `registry.json` tells of as its record does, else
 * the newest that a later one names as live before it. Returns a sentence that says so, where it was lost.
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

/** The release of which `registry.json` tells what its record says, and as its signature says where it has one. */
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
