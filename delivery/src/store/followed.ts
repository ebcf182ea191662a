import { join } from 'node:path'
import { refusal } from '../process/refusal.ts'
import { readJson } from './readJson.ts'
import { releasesFolder } from './storePaths.ts'
import { writeAtomically } from './writeAtomically.ts'

function followedFile(store: string): string {
  return join(releasesFolder(store), '.followed')
}

/** Notes in a folder which bucket it follows. */
export async function noteFollowed(store: string, address: string): Promise<void> {
  await writeAtomically(followedFile(store), `${JSON.stringify({ address })}\n`)
}

/** Refuses to write into a folder that follows a bucket: nobody would bring that there. */
export async function refuseFollowing(store: string): Promise<void> {
  const followed = await readJson(followedFile(store))
  if (typeof followed !== 'object' || followed === null || !('address' in followed)) return
  throw refusal(
    `${store} only follows ${String(followed.address)}: set STORE to that address, then run the command again.`,
  )
}
