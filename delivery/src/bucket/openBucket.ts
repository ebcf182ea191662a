import { fileURLToPath } from 'node:url'
import { misuse } from '../process/refusal.ts'
import { isAddress } from '../names/storePaths.ts'
import type { Bucket } from './bucket.ts'
import { folderBucket } from './folderBucket.ts'

/**
 * The bucket that the environment variable STORE names; `undefined` when the store is a folder. Refuses any other
 * address.
 */
export async function openBucket(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Bucket | undefined> {
  const { STORE: address = '' } = env
  if (!isAddress(address)) return undefined
  const folder = folderOf(address)
  if (folder !== undefined) return folderBucket(folder)
  const url = URL.parse(address)
  if (url?.protocol !== 's3:' || url.hostname === '') {
    throw misuse(
      `STORE is ${address}, which is no store: set it to a folder, to a bucket, as in s3://bucket/prefix, or ` +
        'to a bucket in a folder, as in file:///mnt/shared.',
    )
  }
  // Loaded only here: other commands need not wait for the S3 client.
  const { s3Bucket } = await import('./s3Bucket.ts')
  return s3Bucket(address, env)
}

function folderOf(address: string): string | undefined {
  if (!address.startsWith('file://')) return undefined
  try {
    return fileURLToPath(address)
  } catch {
    // The address has an invalid host or a malformed escape.
    return undefined
  }
}
