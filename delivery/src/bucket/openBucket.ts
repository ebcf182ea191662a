import { fileURLToPath } from 'node:url'
import type { Bucket } from './bucket.ts'
import { folderBucket } from './folderBucket.ts'

/** The bucket that the environment names as its store (STORE); `undefined` when its store is a folder. */
export async function openBucket(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Bucket | undefined> {
  const { STORE: address = '' } = env
  if (address.startsWith('file:')) return folderBucket(fileURLToPath(address))
  if (!address.startsWith('s3:')) return undefined
  // Nobody else waits for the client.
  const { s3Bucket } = await import('./s3Bucket.ts')
  return s3Bucket(address, env)
}
