import { run } from '../process/run.ts'
import { say } from '../process/say.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Describes the kind of bucket that the tests run against. */
export function bucketLine({ S3_TESTS }: Env): string {
  return S3_TESTS
    ? `The store in a bucket is tried over ${S3_TESTS}.`
    : 'The store in a bucket is tried in a folder, and S3 is skipped: S3_TESTS=s3://<bucket> npm run test:s3 tries a server.'
}

/**
 * Runs the bucket tests against the server that `S3_TESTS` names, and returns whether they pass; skips them with a
 * message if it names none.
 */
export async function overS3(env: Env): Promise<boolean> {
  say(`\n== ${bucketLine(env)}`)
  if (!env.S3_TESTS) return true
  const { isOk } = await run('jest', [
    '--selectProjects',
    'delivery',
    '--testPathPatterns',
    'src/bucket/',
  ])
  return isOk
}
