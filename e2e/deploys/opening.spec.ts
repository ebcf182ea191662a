import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '@aldergate/delivery/process/root'
import { liveRelease } from '@aldergate/delivery/store/live'
import { publishHandmade } from '@aldergate/delivery/testing/handmadeBuilds'
import { findBrowser } from '@aldergate/delivery/process/browser'
import { chromium } from '@playwright/test'
import { expect, test } from '../app'
import { copyStore } from '../faults/storeCopy'
import { storeKeyText } from '../store/storeKey'
import { BAD_PAGES, remoteOf } from './badPages'

const GOOD = { good: { code: '' } }

const execute = promisify(execFile)

/** The executable of the browser that runs this test. */
function browser(): string {
  return findBrowser() ?? chromium.executablePath()
}

/** Publishes a remote of handmade pages to a copy of the store under test. */
async function storeWith(pages: Parameters<typeof remoteOf>[1]) {
  const { store, remove } = copyStore()
  const { built, files } = remoteOf('bad', pages)
  return { store, remove, version: await publishHandmade(store, built, files) }
}

/** Configures the owners' request for an opening check in a store. */
function ask(store: string, opening: object) {
  writeFileSync(join(store, 'releases/settings.json'), JSON.stringify({ opening }))
}

/** Runs the command as a user with this browser, or without any. */
async function promote(store: string, words: readonly string[], program: string | undefined) {
  const env = { ...process.env, STORE: store, SIGNING_KEY: storeKeyText() }
  const place = program ? { CHROMIUM_PATH: program } : { CHROMIUM_PATH: '', PATH: '' }
  const command = ['delivery/bin/delivery.mjs', 'promote', 'bad', ...words]
  return execute(process.execPath, command, { cwd: ROOT, env: { ...env, ...place } }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  )
}

test('each page that must not go live is told with its figure, and what is good with nothing', async () => {
  test.setTimeout(180_000)
  const { store, remove } = await storeWith({ ...BAD_PAGES, ...GOOD })
  ask(store, { mounts: 5 })
  const told = (await promote(store, [], browser())).split(/(?:: |; )(?=\/bad\/)/)
  for (const [id, { problems }] of Object.entries(BAD_PAGES)) {
    const ofPage = told.filter((sentence) => sentence.startsWith(`/bad/${id} `))
    expect.soft(ofPage, id).toEqual(problems.map((problem) => expect.stringMatching(problem)))
  }
  expect(told.filter((sentence) => sentence.startsWith('/bad/good'))).toEqual([])
  remove()
})

test('a promotion opens what changes where the store asks for it, refuses what is bad, and its release says how it went', async () => {
  test.setTimeout(120_000)
  const { store, remove } = await storeWith({ unmount: BAD_PAGES.unmount ?? GOOD.good })
  ask(store, { mounts: 2 })
  const live = (await liveRelease(store))?.release ?? 0
  expect(await promote(store, [], browser())).toMatch(
    /^Opened in a browser, not all is well: \/bad\/unmount of bad \S+ has errors as it is left: .*--without-opening\.\n$/,
  )
  expect((await liveRelease(store))?.release).toBe(live)

  const { built, files } = remoteOf('bad', GOOD)
  await publishHandmade(store, { ...built, packageVersion: '0.2.0' }, files)
  expect(await promote(store, [], browser())).toMatch(/^bad \S+ is live: release \d+\n$/)
  expect(await liveRelease(store)).toMatchObject({ release: live + 1, opened: 'sound' })
  remove()
})

test('without a browser a promotion goes on, and says that nobody looked', async () => {
  const { store, remove } = await storeWith(GOOD)
  expect(await promote(store, ['--open'], undefined)).toMatch(
    /^Warning: No page was opened, because there is no browser here: .*\nbad \S+ is live: release \d+\n$/,
  )
  expect(await liveRelease(store)).toMatchObject({ opened: 'no browser' })
  remove()
})
