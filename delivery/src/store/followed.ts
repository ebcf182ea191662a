import { join } from 'node:path'
import { refusal } from '../process/refusal.ts'
import { readJson } from '../disk/readJson.ts'
import { releasesFolder } from '../names/storePaths.ts'
import { storedBuilds } from './storedVersions.ts'
import { writeAtomically } from '../disk/writeAtomically.ts'

function followedFile(store: string): string {
  return join(releasesFolder(store), '.followed')
}

/** Marks a folder as following a bucket. Refuses one that contains another store. */
export async function beginFollowing(store: string, address: string): Promise<void> {
  if ((await followedBy(store)) === address) return
  if ((await storedBuilds(store)).length > 0) {
    throw refusal(
      `${store} has another store in it, which would be mixed with that of ${address}: name an empty folder.`,
    )
  }
  await writeAtomically(followedFile(store), `${JSON.stringify({ address })}\n`)
}

/** Refuses writing into a folder that follows a bucket: the change would never reach the bucket. */
export async function refuseFollowing(store: string): Promise<void> {
  const address = await followedBy(store)
  if (address === undefined) return
  throw refusal(
    `${store} only follows ${address}: set STORE to that address, then run the command again.`,
  )
}

async function followedBy(store: string): Promise<string | undefined> {
  const noted = await readJson(followedFile(store))
  return typeof noted === 'object' && noted && 'address' in noted
    ? String(noted.address)
    : undefined
}
