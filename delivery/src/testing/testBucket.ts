import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Bucket } from '../bucket/bucket.ts'
import { onCopy } from '../bucket/onCopy.ts'
import { openBucket } from '../bucket/openBucket.ts'
import type { PromoteOptions } from '../promotion/promoteVersions.ts'
import type { Composition } from '../store/release.ts'
import { handmadeHost, handmadeRemote, publishHandmade } from './handmadeBuilds.ts'
import { promoteAsTester } from './promoteAsTester.ts'

/** An empty bucket: below the one that `S3_TESTS` names, else in a folder. */
export async function newBucket(folder: string): Promise<Bucket> {
  const { S3_TESTS } = process.env
  const place = S3_TESTS ?? pathToFileURL(folder).href
  const bucket = await openBucket({ ...process.env, STORE: `${place}/${randomUUID()}` })
  if (!bucket) throw new Error(`S3_TESTS is ${place}: name a bucket, as in s3://bucket.`)
  return bucket
}

/** Publishes handmade builds in a bucket, by default a host and a remote, and returns their versions. */
export function publishIn(
  bucket: Bucket,
  builds = [handmadeHost(), handmadeRemote()],
  changes: Record<string, string> = {},
): Promise<Composition> {
  return onCopy(bucket, { isWhole: false }, async ({ store }) => {
    const versions: Composition = {}
    for (const built of builds) versions[built.name] = await publishHandmade(store, built, changes)
    return versions
  })
}

/** Makes versions live in a bucket. */
export function promoteIn(
  bucket: Bucket,
  versions: Composition,
  options?: Partial<PromoteOptions>,
) {
  return onCopy(bucket, { isWhole: false }, ({ store }) =>
    promoteAsTester(store, versions, options),
  )
}

/** Overwrites an object, which the bucket's rules forbid. */
export async function overwrite({ address }: Bucket, key: string, content: string): Promise<void> {
  if (address.startsWith('file:')) {
    const path = join(fileURLToPath(address), key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    return
  }
  await withClient(async (client) => {
    await client.send(new PutObjectCommand({ ...objectOf(address, key), Body: content }))
  })
}

/** Removes an object, as a lifecycle rule or an administrator might. */
export async function lose({ address }: Bucket, key: string): Promise<void> {
  if (address.startsWith('file:')) {
    await rm(join(fileURLToPath(address), key))
    return
  }
  await withClient(async (client) => {
    await client.send(new DeleteObjectCommand(objectOf(address, key)))
  })
}

function objectOf(address: string, key: string) {
  const { hostname, pathname } = new URL(address)
  return { Bucket: hostname, Key: `${pathname.slice(1)}/${key}` }
}

async function withClient(work: (client: S3Client) => Promise<void>): Promise<void> {
  const { S3_ENDPOINT: endpoint } = process.env
  const client = new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true, region: 'us-east-1' }),
  })
  await work(client)
  client.destroy()
}
