import { rm, writeFile } from 'node:fs/promises'
import { createRelease } from '../store/releases.ts'
import { newestFile, releaseFile, releasesFolder, settingsFile } from '../names/storePaths.ts'
import {
  handmadeHost,
  handmadeRemote,
  handmadeRemoteNamed,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { typeCommand } from '../testing/typeCommand.ts'

const store = testStore()
let host: string
let versions: string[]

beforeEach(async () => {
  host = await store.publish(handmadeHost())
  versions = []
  for (const text of ['first()', 'second()']) {
    versions.push(await store.publish(handmadeRemote(), { 'page.js': text }))
    await store.type('promote', 'host', 'trading', '--why', `the ${text}`)
  }
})

it('lists the releases with what each changed, the newest first', async () => {
  expect((await store.said('history')).replace(/ {2}\S+Z {2}\S+:/g, '  WHEN WHO:')).toBe(
    [
      'release 2  WHEN WHO: the second()  (live)',
      `  trading    ${versions[1]}`,
      'release 1  WHEN WHO: the first()',
      `  host       ${host}`,
      `  trading    ${versions[0]}`,
      '',
    ].join('\n'),
  )
  expect((await store.said('history', 'host')).match(/^release/gm)).toHaveLength(1)
  expect((await store.said('history', '--limit', '1')).match(/^release/gm)).toHaveLength(1)
})

it('says which never became live, and passes a damaged one over', async () => {
  await createRelease(store.folder, {
    release: 3,
    composition: { host },
    who: 'a tester',
    when: '2026-01-01T00:00:00.000Z',
    why: 'killed',
    after: 2,
  })
  await writeFile(releaseFile(store.folder, 1), '')

  const { releases } = JSON.parse(await store.said('history', '--json'))
  expect(releases).toMatchObject([
    { release: 3, state: 'never became live' },
    { release: 2, state: 'live', changes: { host, trading: versions[1] } },
  ])
})

it('names the records that cannot be read, also where there is no other', async () => {
  await writeFile(releaseFile(store.folder, 1), '{')
  const problem = `${releaseFile(store.folder, 1)} is damaged: mend it with npm run verify:store -- --repair.`

  const { code, stdout } = await store.type('history')
  expect(code).toBe(1)
  expect(stdout).toMatch(/^release 2 /)
  expect(stdout.endsWith(`\n${problem}\n`)).toBe(true)
  expect(JSON.parse(await store.said('history', '--json'))).toMatchObject({
    isOk: false,
    releases: [{ release: 2 }],
    problems: [problem],
  })

  await rm(releaseFile(store.folder, 2))
  for (const file of ['index.html', 'releases/live.json']) await rm(store.path(file))
  expect(await store.type('history')).toEqual({
    code: 1,
    stdout: `${problem}\n`,
    stderr: '',
  })
})

it.each(['tradign', 'constructor'])('takes no %s for a name', async (name) => {
  expect(await store.type('history', name)).toEqual({
    code: 1,
    stdout: '',
    stderr: `Nothing of ${name} is in the store: choose from host, trading.\n`,
  })
})

it('says of a name in a store with nothing in it which store that is', async () => {
  const empty = store.path('typo')

  expect(await typeCommand(empty, 'history', 'trading')).toEqual({
    code: 1,
    stdout: '',
    stderr: `Nothing is in ${empty}: look whether STORE names what you mean.\n`,
  })
})

it('says when there is none', async () => {
  await store.publish(handmadeRemoteNamed('ideas'))
  expect(await store.said('history', 'ideas')).toBe(
    `No release in ${store.folder} has changed ideas.\n`,
  )

  await rm(releasesFolder(store.folder), { recursive: true })
  await rm(store.path('index.html'))
  expect(await store.said('history')).toBe(`There is no release in ${store.folder} yet.\n`)
})

it('says with the status what is live, of which records something is wrong, and how to mend it', async () => {
  expect(await store.said('status')).toMatch(
    /^release 2 {2}\S+Z {2}.+: the second\(\)\n {2}host {7}\S+\n/,
  )
  await writeFile(releaseFile(store.folder, 2), '{')

  const { code, stdout } = await store.type('status', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    isOk: false,
    release: { release: 2, composition: { host, trading: versions[1] } },
    problems: [expect.stringMatching(/000002\.json is damaged, and release 2 is live: mend it/)],
  })
})

it('says with the status what another work tree has published, and waits', async () => {
  const ideas = await store.publish(handmadeRemoteNamed('ideas'))

  expect(await store.said('status')).toContain(`\n  ideas      not live  (published: ${ideas})\n`)
  const { builds } = JSON.parse(await store.said('status', '--json'))
  expect(builds).toContainEqual({ name: 'ideas', newest: ideas, isHeldBack: false })
})

it('says with the status what waits where nothing is live yet', async () => {
  const begun = await newFolder()
  const ideas = await publishHandmade(begun, handmadeRemoteNamed('ideas'))

  expect((await typeCommand(begun, 'status')).stdout).toBe(
    `Nothing is live in ${begun}: promote something first, or run npm start.\n` +
      `  ideas      not live  (published: ${ideas})\n`,
  )
  await removeFolder(begun)
})

it('says with the status all that it can where the note of what was published last is damaged', async () => {
  const note = newestFile(store.folder, 'trading')
  await writeFile(note, '{')

  const { code, stdout } = await store.type('status')
  expect(code).toBe(1)
  expect(stdout).toContain(`\n  trading    ${versions[1]}\n`)
  expect(stdout).toContain(
    `${note} is not JSON: restore it from a copy of the store, or remove it.`,
  )
})

it('says with the status that the page is gone, and verify brings it back', async () => {
  await rm(store.path('index.html'))

  const { code, stdout } = await store.type('status')
  expect(code).toBe(1)
  expect(stdout).toContain(
    `index.html of ${store.folder} is gone or damaged, so servers have no page to send: mend it with npm run verify:store -- --repair.`,
  )
  await store.type('verify', '--repair')
  expect((await store.type('status')).code).toBe(0)
})

it('says with the status that the settings are wrong', async () => {
  await writeFile(settingsFile(store.folder), '{ "orignis": [] }')

  const { code, stdout } = await store.type('status', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    isOk: false,
    release: { release: 2 },
    problems: [expect.stringMatching(/settings\.json is wrong at orignis: there is no such key/)],
  })
})
