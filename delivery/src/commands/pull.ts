import { resolve } from 'node:path'
import { follow, pullAll } from '../bucket/follow.ts'
import { openBucket } from '../bucket/openBucket.ts'
import { misuse } from '../process/refusal.ts'
import { stopSignal } from '../process/stopSignal.ts'
import { liveRelease } from '../store/live.ts'
import { subcommand } from './subcommand.ts'

export const pull = subcommand({
  name: 'pull',
  script: 'pull',
  summary: 'Brings the store in a bucket to a folder, to be served from there',
  details:
    'STORE names the bucket, as in s3://bucket/prefix. The folder takes no releases of its own from then on. ' +
    'Where the bucket is not to be had, the folder stays as it is.',
  operands: '<folder>',
  options: {
    every: {
      type: 'string',
      value: 'seconds',
      says: 'keeps the folder in step, looking so often; without it, once',
    },
  },
  examples: ['/srv/store', '/srv/store --every 5'],
  needs: 'itself',
  run: async ({ operands, values }, { report, note }) => {
    const [typed, ...others] = operands
    if (typed === undefined || others.length > 0) {
      throw misuse('Name one folder, as in npm run pull -- /srv/store.')
    }
    const { every } = values
    if (every !== undefined && !/^[1-9]\d*$/.test(every)) {
      throw misuse(`--every is "${every}": give it whole seconds, as in --every 5.`)
    }
    const bucket = await openBucket(process.env)
    if (!bucket) throw misuse('STORE is a folder: name a bucket, as in STORE=s3://bucket/prefix.')
    const folder = resolve(typed)
    const lineOf = async () => {
      const live = await liveRelease(folder)
      return `${live ? `release ${live.release}` : 'nothing yet'} of ${bucket.address} is in ${folder}`
    }

    if (every === undefined) {
      const { damage } = await pullAll(bucket, folder)
      const problems = damage.map(({ problem }) => problem)
      report({
        lines: [...problems, await lineOf()],
        data: { folder, release: (await liveRelease(folder))?.release, problems },
        isBad: problems.length > 0,
      })
      return
    }
    const ending = new AbortController()
    const followed = follow(bucket, folder, {
      everyMs: Number(every) * 1000,
      signal: ending.signal,
      onPulled: () => void lineOf().then(note),
      onProblem: note,
    })
    await Promise.race([stopSignal(), followed])
    ending.abort()
    await followed
  },
})
