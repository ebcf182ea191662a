import {
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { refusal } from '../process/refusal.ts'
import type { Bucket } from './bucket.ts'

/** How often the client asks where a server, or the way to it, fails. */
const ATTEMPTS = 6

/** A server that says nothing for so long, while a connection is open, is asked anew. */
const SILENT_MS = 10_000

/** How long two writes of one object that have met keep out of each other's way, at most. */
const APART_MS = 100

/**
 * A bucket of an object store that speaks S3 and has conditional writes. `S3_ENDPOINT` names a server that is
 * not Amazon's; who somebody is to it, and its region, the client finds as AWS describes it.
 */
export function s3Bucket(
  address: string,
  env: Readonly<Record<string, string | undefined>>,
  { silentMs = SILENT_MS }: { silentMs?: number } = {},
): Bucket {
  const { hostname: name, pathname } = new URL(address)
  const prefix = pathname.replace(/^\/|\/$/g, '').replace(/(?<=.)$/, '/')
  const { S3_ENDPOINT: endpoint } = env
  const client = new S3Client({
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: silentMs, socketTimeout: silentMs },
    // Others know none of the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true, region: env.AWS_REGION || 'us-east-1' }),
  })
  const at = (key: string) => ({ Bucket: name, Key: prefix + key })

  function unanswered({ name: kind, message }: Error): Error {
    return refusal(
      `${address} does not answer as it should (${kind}: ${message}): see that the bucket is there, who you ` +
        `are to it (AWS_ACCESS_KEY_ID, …) and where it is (AWS_REGION or S3_ENDPOINT).`,
    )
  }

  /** Says a request that has failed for good in one sentence. */
  async function asked<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await request()
    } catch (error) {
      throw isOfClient(error) ? unanswered(error) : error
    }
  }

  /** The body of an object, which may break off when the answer has begun: the client asks again until then only. */
  async function bodyOf(key: string): Promise<Buffer> {
    for (let attempt = 1; ; attempt += 1) {
      const { Body } = await client.send(new GetObjectCommand(at(key)))
      try {
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        if (attempt === ATTEMPTS) throw unanswered(error as Error)
      }
    }
  }

  async function markOf(key: string): Promise<string | undefined> {
    const { Metadata } = await client.send(new HeadObjectCommand(at(key)))
    return Metadata?.mark
  }

  return {
    address,
    read: (key) =>
      asked(async () => {
        try {
          return await bodyOf(key)
        } catch (error) {
          if (error instanceof Error && error.name === 'NoSuchKey') return undefined
          throw error
        }
      }),
    list: (start) =>
      asked(async () => {
        const keys: string[] = []
        const where = { Bucket: name, Prefix: prefix + start }
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, where)) {
          for (const { Key = '' } of Contents) keys.push(Key.slice(prefix.length))
        }
        return keys.sort()
      }),
    create: (key, bytes) =>
      asked(async () => {
        // Where an answer is lost the client asks again, and meets what it has written itself.
        const mark = randomUUID()
        const object = { ...at(key), Body: bytes, Metadata: { mark }, IfNoneMatch: '*' }
        for (;;) {
          try {
            await client.send(new PutObjectCommand(object))
            return true
          } catch (error) {
            if (statusOf(error) === 412) return (await markOf(key)) === mark
            if (statusOf(error) !== 409) throw error
            // Two have met, and neither was told to be the first.
            await wait(Math.random() * APART_MS)
          }
        }
      }),
  }
}

/** Whether an error is the client's or a server's, rather than a fault of ours. */
function isOfClient(error: unknown): error is Error {
  return (
    error instanceof Error && ('$metadata' in error || /Credentials|Region/.test(String(error)))
  )
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode
}
