import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promote } from '../commands/promote.ts'
import { rollback } from '../commands/rollback.ts'
import { startOnBucket } from '../commands/startOnBucket.ts'
import type { Outcome, Subcommand } from '../commands/subcommand.ts'
import { withdraw } from '../commands/withdraw.ts'
import { refusal } from '../process/refusal.ts'
import {
  handmadeHost,
  handmadeRemote,
  handmadeRemoteNamed,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { newBucket, overwrite, promoteIn, publishIn } from '../testing/testBucket.ts'
import { promoteAsTester } from '../testing/promoteAsTester.ts'
import { typeCommand } from '../testing/typeCommand.ts'
import type { Release } from '../store/release.ts'
import type { Bucket } from './bucket.ts'
import { LIVE, PUBLISHED } from './keys.ts'
import { readEntry } from './liveEntry.ts'
import { onCopy } from './onCopy.ts'

const DELIVERY = join(import.meta.dirname, '../../bin/delivery.mjs')

const { PATH, CHROMIUM_PATH, SIGNING_KEY } = process.env

let folder: string
let bucket: Bucket

beforeEach(async () => {
  Object.assign(process.env, { PATH: '', CHROMIUM_PATH: '', SIGNING_KEY: '' })
  folder = await newFolder()
  bucket = await newBucket(join(folder, 'bucket'))
})

afterEach(async () => {
  for (const [name, value] of Object.entries({ PATH, CHROMIUM_PATH, SIGNING_KEY })) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  await removeFolder(folder)
})

async function live(): Promise<Release> {
  const key = (await bucket.list(LIVE)).at(-1) ?? ''
  return JSON.parse((await readEntry(bucket, key)).record)
}

/** Publishes trading with another page, and returns its version. */
async function publishTrading(page: string): Promise<string> {
  const { trading = '' } = await publishIn(bucket, [handmadeRemote()], { 'page.js': page })
  return trading
}

it.each(['SIGTERM', 'SIGINT'] as const)('leaves no copy behind when %s ends it', async (signal) => {
  await publishIn(bucket, [handmadeRemote()])
  const temporary = join(folder, 'temporary')
  await mkdir(temporary)
  const command = [DELIVERY, 'promote', 'trading', '--wait', '60']
  const promoting = spawn(process.execPath, command, {
    env: { ...process.env, STORE: bucket.address, TMPDIR: temporary },
  })
  const ended = once(promoting, 'exit')
  await once(promoting.stdout, 'data')
  expect(await readdir(temporary)).toHaveLength(1)

  promoting.kill(signal)
  expect(await ended).toEqual([null, signal])
  expect(await readdir(temporary)).toEqual([])
})

it('keeps what a command has published whose promotion is refused, so that its cure is about that', async () => {
  await promoteIn(bucket, await publishIn(bucket))
  await publishTrading('older()')
  let trading = ''
  const deliver = onCopy(bucket, { isWhole: false }, async ({ store }) => {
    trading = await publishHandmade(store, handmadeRemote(), { 'page.js': 'newer()' })
    throw refusal('Opened in a browser, not all is well.')
  })

  await expect(deliver).rejects.toThrow('Opened in a browser, not all is well.')
  expect((await live()).release).toBe(1)
  const cured = await typeCommand(bucket.address, 'promote', 'trading', '--without-opening')
  expect(cured.stdout).toBe(`trading ${trading} is live: release 2\n`)
}, 60_000)

it('says what was refused also where the bucket takes nothing of it', async () => {
  await promoteIn(bucket, await publishIn(bucket))
  const full: Bucket = { ...bucket, create: () => Promise.reject(refusal('The bucket is full.')) }
  const deliver = onCopy(full, { isWhole: true }, async ({ store }) => {
    await publishHandmade(store, handmadeRemote(), { 'page.js': 'newer()' })
    throw refusal('Opened in a browser, not all is well.')
  })

  await expect(deliver).rejects.toThrow('Opened in a browser, not all is well. The bucket is full.')
}, 60_000)

it('notes what a command has published, also where it has waited for others in between', async () => {
  await promoteIn(bucket, await publishIn(bucket, [handmadeHost()]))
  await publishTrading('older()')
  let trading = ''
  await onCopy(bucket, { isWhole: false }, async ({ store, catchUp }) => {
    trading = await publishHandmade(store, handmadeRemote(), { 'page.js': 'newer()' })
    await catchUp()
    await promoteAsTester(store, { trading })
  })

  const status = await typeCommand(bucket.address, 'status')
  expect(status.stdout).toContain(trading)
  expect(status.stdout).not.toContain('published:')
  const key = (await bucket.list(PUBLISHED)).filter((each) => each.includes('/trading/')).at(-1)
  expect(String(await bucket.read(key ?? ''))).toBe(trading)
}, 60_000)

it('waits for nobody where a version of before is in the bucket, and was not brought yet', async () => {
  await promoteIn(bucket, await publishIn(bucket))
  const older = await publishTrading('older()')
  await publishTrading('newer()')

  const end = await typeCommand(bucket.address, 'promote', `trading@${older}`, '--wait', '2')
  expect(end).toMatchObject({ code: 0, stdout: `trading ${older} is live: release 2\n` })
}, 60_000)

describe('where another promotion comes first', () => {
  let old: string
  let bad: string

  beforeEach(async () => {
    const first = await publishIn(bucket, [
      handmadeHost(),
      handmadeRemote(),
      handmadeRemoteNamed('content'),
    ])
    await promoteIn(bucket, first)
    old = first.trading ?? ''
    bad = await publishTrading('bad()')
  })

  /** Runs a command, of which the first release is overtaken by what others do just before it is written. */
  async function overtaken(by: () => Promise<unknown>, command: Subcommand, ...args: string[]) {
    let isFirst = true
    const slow: Bucket = {
      ...bucket,
      create: async (key, bytes) => {
        if (isFirst && key.startsWith(LIVE)) {
          isFirst = false
          await by()
        }
        return await bucket.create(key, bytes)
      },
    }
    const outcomes: Outcome[] = []
    const context = {
      store: bucket.address,
      report: (outcome: Outcome) => outcomes.push(outcome),
      note: () => undefined,
    }
    await startOnBucket(command, args, { context, bucket: slow })
    return outcomes.flatMap(({ lines }) => lines)
  }

  const DECIDE_ANEW = 'Somebody has promoted trading, gone back from it or withdrawn it meanwhile'

  it('goes back from no version that was promoted after the step back was asked for', async () => {
    await promoteIn(bucket, { trading: bad })
    const mended = await publishTrading('mended()')

    await expect(
      overtaken(() => promoteIn(bucket, { trading: mended }), rollback, 'trading'),
    ).rejects.toThrow(DECIDE_ANEW)
    expect((await live()).composition.trading).toBe(mended)
  }, 60_000)

  it('goes back one step where two people ask for it at once', async () => {
    await promoteIn(bucket, { trading: bad })
    const worse = await publishTrading('worse()')
    await promoteIn(bucket, { trading: worse })

    await expect(
      overtaken(() => typeCommand(bucket.address, 'rollback', 'trading'), rollback, 'trading'),
    ).rejects.toThrow(DECIDE_ANEW)
    expect((await live()).composition.trading).toBe(bad)
  }, 60_000)

  it('promotes what was published last when it was asked for, and nothing that came meanwhile', async () => {
    const { content = '' } = await publishIn(bucket, [handmadeRemoteNamed('content')], {
      'page.js': 'better()',
    })
    const another = async () => {
      await publishTrading('unready()')
      await promoteIn(bucket, { content })
    }

    const lines = await overtaken(another, promote, 'trading')
    expect(lines.at(-1)).toBe(`trading ${bad} is live: release 3`)
  }, 60_000)

  it('withdraws no version that was promoted after it was asked for', async () => {
    await expect(
      overtaken(() => promoteIn(bucket, { trading: bad }), withdraw, 'trading', '--allow-loss'),
    ).rejects.toThrow(DECIDE_ANEW)
    expect((await live()).composition.trading).toBe(bad)
  }, 60_000)

  it('brings no canary back that somebody has ended meanwhile', async () => {
    await promoteIn(bucket, { trading: bad }, { trial: { below: 1_000 } })
    const end = () => typeCommand(bucket.address, 'rollback', 'trading')

    await expect(overtaken(end, promote, `trading@${bad}`, '--percent', '25')).rejects.toThrow(
      `Somebody has gone back from trading ${bad} meanwhile`,
    )
    expect((await live()).canaries).toBeUndefined()
    expect((await live()).composition.trading).toBe(old)
  }, 60_000)

  it('begins anew on what is live then, and opens no page a second time', async () => {
    await overwrite(bucket, 'settings.json', JSON.stringify({ opening: {} }))
    const { content = '' } = await publishIn(bucket, [handmadeRemoteNamed('content')], {
      'page.js': 'better()',
    })
    const another = async () => {
      await promoteIn(bucket, { content })
      // Whoever looks for a browser once more is refused.
      process.env.CHROMIUM_PATH = '/no/such/browser'
    }

    const lines = await overtaken(another, promote, `trading@${bad}`)
    expect(lines.at(-1)).toBe(`trading ${bad} is live: release 3`)
    expect(await live()).toMatchObject({
      composition: { content, trading: bad },
      opened: 'no browser',
    })
  }, 60_000)
})
