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

/** How often the client tries when a server or the connection fails. */
const ATTEMPTS = 6

/** A request is retried after this long without data on an open connection. */
const SILENT_MS = 10_000

/** The longest pause after two conditional writes of one object have collided. */
const APART_MS = 100

/**
 * A bucket of an S3-compatible object store with conditional writes. `S3_ENDPOINT` names a server other than Amazon's;
 * the client finds credentials and region as AWS documents it.
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
    // Other servers do not support the newer checksums.
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

  /** Turns a failed request into one sentence. */
  async function asked<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await request()
    } catch (error) {
      throw isOfClient(error) ? unanswered(error) : error
    }
  }

  /**
   * Reads the body of an object. The client itself retries only until the response has begun, and the body may break
   * off after that.
   */
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
        // Identifies this write: if the response is lost, the client retries and meets its own object.
        const mark = randomUUID()
        const object = { ...at(key), Body: bytes, Metadata: { mark }, IfNoneMatch: '*' }
        for (;;) {
          try {
            await client.send(new PutObjectCommand(object))
            return true
          } catch (error) {
            if (statusOf(error) === 412) return (await markOf(key)) === mark
            if (statusOf(error) !== 409) throw error
            // 409: two conditional writes collided and neither won. Retry after a random pause.
            await wait(Math.random() * APART_MS)
          }
        }
      }),
  }
}

/** Whether an error comes from the client or the server, rather than from our code. */
function isOfClient(error: unknown): error is Error {
  return (
    error instanceof Error && ('$metadata' in error || /Credentials|Region/.test(String(error)))
  )
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode
}
