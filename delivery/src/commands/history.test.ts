import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRelease } from '../store/releases.ts'
import { newestFile, releaseFile, releasesFolder, settingsFile } from '../names/storePaths.ts'
import {
  handmadeHost,
  handmadeRemoteNamed,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { typeCommand } from '../testing/typeCommand.ts'

let store: string
let host: string
let versions: string[]

beforeEach(async () => {
  store = await newFolder()
  host = await publishHandmade(store, handmadeHost())
  versions = []
  for (const text of ['first()', 'second()']) {
    versions.push(await publishHandmade(store, handmadeRemote(), { 'page.js': text }))
    await typeCommand(store, 'promote', 'host', 'trading', '--why', `the ${text}`)
  }
})

afterEach(() => removeFolder(store))

async function typed(...args: string[]) {
  return (await typeCommand(store, ...args)).stdout
}

it('lists the releases with what each changed, the newest first', async () => {
  expect((await typed('history')).replace(/ {2}\S+Z {2}\S+:/g, '  WHEN WHO:')).toBe(
    [
      'release 2  WHEN WHO: the second()  (live)',
      `  trading    ${versions[1]}`,
      'release 1  WHEN WHO: the first()',
      `  host       ${host}`,
      `  trading    ${versions[0]}`,
      '',
    ].join('\n'),
  )
  expect((await typed('history', 'host')).match(/^release/gm)).toHaveLength(1)
  expect((await typed('history', '--limit', '1')).match(/^release/gm)).toHaveLength(1)
})

it('says which never became live, and passes a damaged one over', async () => {
  await createRelease(store, {
    release: 3,
    composition: { host },
    who: 'a tester',
    when: '2026-01-01T00:00:00.000Z',
    why: 'killed',
    after: 2,
  })
  await writeFile(releaseFile(store, 1), '')

  const { releases } = JSON.parse(await typed('history', '--json'))
  expect(releases).toMatchObject([
    { release: 3, state: 'never became live' },
    { release: 2, state: 'live', changes: { host, trading: versions[1] } },
  ])
})

it('names the records that cannot be read, also where there is no other', async () => {
  await writeFile(releaseFile(store, 1), '{')
  const problem = `${releaseFile(store, 1)} is damaged: mend it with npm run verify:store -- --repair.`

  const { code, stdout } = await typeCommand(store, 'history')
  expect(code).toBe(1)
  expect(stdout).toMatch(/^release 2 /)
  expect(stdout.endsWith(`\n${problem}\n`)).toBe(true)
  expect(JSON.parse(await typed('history', '--json'))).toMatchObject({
    isOk: false,
    releases: [{ release: 2 }],
    problems: [problem],
  })

  await rm(releaseFile(store, 2))
  for (const file of ['index.html', 'releases/live.json']) await rm(join(store, file))
  expect(await typeCommand(store, 'history')).toEqual({
    code: 1,
    stdout: `${problem}\n`,
    stderr: '',
  })
})

it.each(['tradign', 'constructor'])('takes no %s for a name', async (name) => {
  expect(await typeCommand(store, 'history', name)).toEqual({
    code: 1,
    stdout: '',
    stderr: `Nothing of ${name} is in the store: choose from host, trading.\n`,
  })
})

it('says of a name in a store with nothing in it which store that is', async () => {
  const empty = join(store, 'typo')

  expect(await typeCommand(empty, 'history', 'trading')).toEqual({
    code: 1,
    stdout: '',
    stderr: `Nothing is in ${empty}: look whether STORE names what you mean.\n`,
  })
})

it('says when there is none', async () => {
  await publishHandmade(store, handmadeRemoteNamed('ideas'))
  expect(await typed('history', 'ideas')).toBe(`No release in ${store} has changed ideas.\n`)

  await rm(releasesFolder(store), { recursive: true })
  await rm(join(store, 'index.html'))
  expect(await typed('history')).toBe(`There is no release in ${store} yet.\n`)
})

it('says with the status what is live, of which records something is wrong, and how to mend it', async () => {
  expect(await typed('status')).toMatch(
    /^release 2 {2}\S+Z {2}.+: the second\(\)\n {2}host {7}\S+\n/,
  )
  await writeFile(releaseFile(store, 2), '{')

  const { code, stdout } = await typeCommand(store, 'status', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    isOk: false,
    release: { release: 2, composition: { host, trading: versions[1] } },
    problems: [expect.stringMatching(/000002\.json is damaged, and release 2 is live: mend it/)],
  })
})

it('says with the status what another work tree has published, and waits', async () => {
  const ideas = await publishHandmade(store, handmadeRemoteNamed('ideas'))

  expect(await typed('status')).toContain(`\n  ideas      not live  (published: ${ideas})\n`)
  const { builds } = JSON.parse(await typed('status', '--json'))
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
  const note = newestFile(store, 'trading')
  await writeFile(note, '{')

  const { code, stdout } = await typeCommand(store, 'status')
  expect(code).toBe(1)
  expect(stdout).toContain(`\n  trading    ${versions[1]}\n`)
  expect(stdout).toContain(
    `${note} is not JSON: restore it from a copy of the store, or remove it.`,
  )
})

it('says with the status that the page is gone, and verify brings it back', async () => {
  await rm(join(store, 'index.html'))

  const { code, stdout } = await typeCommand(store, 'status')
  expect(code).toBe(1)
  expect(stdout).toContain(
    `index.html of ${store} is gone or damaged, so servers have no page to send: mend it with npm run verify:store -- --repair.`,
  )
  await typeCommand(store, 'verify', '--repair')
  expect((await typeCommand(store, 'status')).code).toBe(0)
})

it('says with the status that the settings are wrong', async () => {
  await writeFile(settingsFile(store), '{ "orignis": [] }')

  const { code, stdout } = await typeCommand(store, 'status', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    isOk: false,
    release: { release: 2 },
    problems: [expect.stringMatching(/settings\.json is wrong at orignis: there is no such key/)],
  })
})
