import { History } from '@aldergate/contract/history'
import { parseAs } from '@aldergate/contract'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { handmadeHost, handmadeRemote } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import type { Release } from './release.ts'
import { HISTORY_LENGTH, releaseHistory } from './releaseHistory.ts'
import { createRelease } from './releases.ts'
import { settingsFile } from '../names/storePaths.ts'

const store = testStore()

const by = { who: 'Ada', why: 'a test' }

async function served(): Promise<History> {
  return parseAs(History, 'It', JSON.parse(await store.read('history.json')))
}

it('is served with each release: what it changed, when, by whom and why, the newest first', async () => {
  const host = await store.publish(handmadeHost())
  const first = await store.publish(handmadeRemote())
  const second = await store.publish(handmadeRemote(), { 'page.js': 'second()' })
  await store.promote({ host, trading: first }, by)
  await store.promote({ trading: second }, { trial: { below: 1_000 }, ...by })
  await store.promote({ trading: second }, { ...by, why: 'It is good' })

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
  const host = await store.publish(handmadeHost())
  const trading = await store.publish(handmadeRemote())
  await store.promote({ host, trading }, by)
  const withdrawing = { withdrawn: ['trading'], isLossAllowed: true, isGoingBack: true }
  await store.promote({}, { ...withdrawing, ...by })

  const [newest, first] = (await served()).releases
  expect(newest).toMatchObject({ release: 2, versions: {}, withdrawn: ['trading'] })
  expect(first).not.toHaveProperty('withdrawn')
})

it('tells nobody’s name where the store does not want it', async () => {
  const host = await store.publish(handmadeHost())
  await mkdir(dirname(settingsFile(store.folder)), { recursive: true })
  await writeFile(settingsFile(store.folder), JSON.stringify({ tellsWho: false }))
  await store.promote({ host }, by)

  expect(JSON.stringify(await served())).not.toContain('Ada')
  expect((await store.live())?.who).toBe('Ada')
})

it('has an end, however many releases there are', async () => {
  const versions = ['0.1.0-0123456789ab', '0.1.0-ba9876543210']
  const releases = Array.from({ length: HISTORY_LENGTH + 2 }, (_, before): Release => {
    const [host = ''] = before % 2 ? versions : versions.toReversed()
    return { release: before + 1, composition: { host }, when: '', ...by, after: before }
  })
  for (const release of releases) await createRelease(store.folder, release)
  const live = releases.at(-1)
  if (!live) throw new Error('There is none.')

  const { releases: told } = await releaseHistory(store.folder, live, { tellsWho: true })
  expect(told.map(({ release }) => release)).toEqual(
    Array.from({ length: HISTORY_LENGTH }, (_, at) => HISTORY_LENGTH + 2 - at),
  )
  expect(Object.keys(told.at(-1)?.versions ?? {})).toEqual(['host'])
})
