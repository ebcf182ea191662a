import { History } from '@aldergate/contract/history'
import { parseAs } from '@aldergate/contract'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { liveRelease } from './live.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import type { Release } from './release.ts'
import { HISTORY_LENGTH, releaseHistory } from './releaseHistory.ts'
import { createRelease } from './releases.ts'
import { settingsFile } from '../names/storePaths.ts'

let store: string

beforeEach(async () => {
  store = await newFolder()
})

afterEach(() => removeFolder(store))

const by = { who: 'Ada', why: 'a test' }

async function served(): Promise<History> {
  return parseAs(History, 'It', JSON.parse(await readFile(join(store, 'history.json'), 'utf8')))
}

it('is served with each release: what it changed, when, by whom and why, the newest first', async () => {
  const host = await publishHandmade(store, handmadeHost())
  const first = await publishHandmade(store, handmadeRemote())
  const second = await publishHandmade(store, handmadeRemote(), { 'page.js': 'second()' })
  await promoteVersions({ store, versions: { host, trading: first }, ...by })
  await promoteVersions({ store, versions: { trading: second }, trial: { below: 1_000 }, ...by })
  await promoteVersions({ store, versions: { trading: second }, ...by, why: 'It is good' })

  const when = expect.any(String)
  expect(await served()).toEqual({
    releases: [
      {
        release: 3,
        when,
        who: 'Ada',
        why: 'It is good',
        versions: { trading: second },
        canaries: { trading: null },
      },
      {
        release: 2,
        when,
        ...by,
        versions: {},
        canaries: { trading: { version: second, below: 1_000 } },
      },
      { release: 1, when, ...by, versions: { host, trading: first } },
    ],
  })
})

it('tells what was taken out of what is live', async () => {
  const host = await publishHandmade(store, handmadeHost())
  const trading = await publishHandmade(store, handmadeRemote())
  await promoteVersions({ store, versions: { host, trading }, ...by })
  await promoteVersions({
    store,
    versions: {},
    withdrawn: ['trading'],
    isLossAllowed: true,
    ...by,
    isGoingBack: true,
  })

  const [newest, first] = (await served()).releases
  expect(newest).toMatchObject({ release: 2, versions: {}, withdrawn: ['trading'] })
  expect(first).not.toHaveProperty('withdrawn')
})

it('tells nobody’s name where the store does not want it', async () => {
  const host = await publishHandmade(store, handmadeHost())
  await mkdir(dirname(settingsFile(store)), { recursive: true })
  await writeFile(settingsFile(store), JSON.stringify({ tellsWho: false }))
  await promoteVersions({ store, versions: { host }, ...by })

  expect(JSON.stringify(await served())).not.toContain('Ada')
  expect((await liveRelease(store))?.who).toBe('Ada')
})

it('has an end, however many releases there are', async () => {
  const versions = ['0.1.0-0123456789ab', '0.1.0-ba9876543210']
  const releases = Array.from({ length: HISTORY_LENGTH + 2 }, (_, before): Release => {
    const [host = ''] = before % 2 ? versions : versions.toReversed()
    return { release: before + 1, composition: { host }, when: '', ...by, after: before }
  })
  for (const release of releases) await createRelease(store, release)
  const live = releases.at(-1)
  if (!live) throw new Error('There is none.')

  const { releases: told } = await releaseHistory(store, live, { tellsWho: true })
  expect(told.map(({ release }) => release)).toEqual(
    Array.from({ length: HISTORY_LENGTH }, (_, at) => HISTORY_LENGTH + 2 - at),
  )
  expect(Object.keys(told.at(-1)?.versions ?? {})).toEqual(['host'])
})
