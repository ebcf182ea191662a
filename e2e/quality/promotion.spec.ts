import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { ROOT } from '@aldergate/delivery/process/root'
import { promoteVersions } from '@aldergate/delivery/promotion/promoteVersions'
import { releaseFile, releasesFolder } from '@aldergate/delivery/names/storePaths'
import {
  handmadeHost,
  handmadeRemoteNamed,
  handmadePage,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '@aldergate/delivery/testing/handmadeBuilds'
import { test } from '@playwright/test'
import { storeKey } from '../store/storeKey'
import { median, record } from './figures'

const ROUNDS = 5
const NAMED = { who: 'a test', why: 'a measurement' }

/** The app's average number of pages per remote. */
const PAGES = 5

/** A store with this many remotes and past releases, and two versions of one of them to alternate between. */
async function storeOf(remotes: number, releases: number) {
  const store = await newFolder()
  const versions: Record<string, string> = { host: await publishHandmade(store, handmadeHost()) }
  for (let number = 1; number < remotes; number += 1) {
    const name = `part-${number}`
    const pages = Array.from({ length: PAGES }, (_, page) => handmadePage(`/${name}/${page}`))
    versions[name] = await publishHandmade(store, { ...handmadeRemoteNamed(name), pages })
  }
  const pages = Array.from({ length: PAGES }, (_, page) => handmadePage(`/news/${page}`))
  const [one, other] = [
    await publishHandmade(store, handmadeRemote({ pages })),
    await publishHandmade(store, handmadeRemote({ pages }), { 'page.js': 'other()' }),
  ]
  const composition = { ...versions, trading: one }
  const key = await storeKey()
  mkdirSync(releasesFolder(store), { recursive: true })
  for (let release = 1; release < releases; release += 1) {
    const past = { release, composition, ...NAMED, when: '2026-11-01T00:00:00.000Z' }
    writeFileSync(releaseFile(store, release), JSON.stringify(key.signed('release', past)))
  }
  await promoteVersions({ store, versions: composition, ...NAMED, key })
  async function promote(trading: string): Promise<number> {
    const start = performance.now()
    await promoteVersions({ store, versions: { trading }, ...NAMED, key })
    return performance.now() - start
  }
  return {
    store,
    promoteOne: () => promote(one),
    promoteOther: () => promote(other),
  }
}

test('what a promotion and a rollback take grows little with remotes and releases', async () => {
  test.setTimeout(300_000)
  const small = await storeOf(5, 10)
  const large = await storeOf(50, 10_000)
  const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.small.push(await small.promoteOther(), await small.promoteOne())
    times.large.push(await large.promoteOther(), await large.promoteOne())
  }
  record('a promotion with 50 remotes and 10,000 releases, in ms', median(times.large))
  record('the same, against 5 remotes and 10 releases', median(times.large) / median(times.small))

  const rollbacks: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await small.promoteOther()
    const start = performance.now()
    await promisify(execFile)('npm', ['run', '--silent', 'rollback', '--', 'trading'], {
      cwd: ROOT,
      env: { ...process.env, STORE: small.store },
    })
    rollbacks.push(performance.now() - start)
  }
  record('a rollback as it is typed, in s', median(rollbacks) / 1_000)
  for (const { store } of [small, large]) await removeFolder(store)
})
