import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { liveRelease } from '../store/live.ts'
import { settingsFile } from '../names/storePaths.ts'
import {
  handmadeHost,
  handmadeRemoteNamed,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { typeCommand } from '../testing/typeCommand.ts'
import { withoutHeldBack } from '../workspaces/withoutHeldBack.ts'

let store: string
let host: string
let ideas: string
let trading: string

beforeEach(async () => {
  store = await newFolder()
  host = await publishHandmade(store, handmadeHost())
  trading = await publishHandmade(store, handmadeRemote())
  await typed('promote', 'host', 'trading')
  ideas = await publishHandmade(store, handmadeRemoteNamed('ideas'))
  await typed('promote', 'ideas')
})

afterEach(() => removeFolder(store))

async function typed(...args: string[]) {
  const { stdout, stderr } = await typeCommand(store, ...args)
  return stdout + stderr
}

it('takes a remote out that was bad from its first version on, and its pages with it, once the loss is allowed', async () => {
  expect(await typed('rollback', 'ideas')).toMatch(
    /or take it out of what is live by npm run withdraw -- ideas\.\n$/,
  )
  expect(await typed('withdraw', 'ideas')).toMatch(
    /^Links and bookmarks lead to \/ideas-page, .+ or allow it by --allow-loss\.\n$/,
  )
  expect((await liveRelease(store))?.composition).toEqual({ host, trading, ideas })

  expect(await typed('withdraw', 'ideas', '--allow-loss', '--why', 'It loses orders')).toBe(
    'Warning: Links and bookmarks lead to /ideas-page, which nobody answers any more.\n' +
      `ideas ${ideas} is out of what is live\nrelease 3 is live\n`,
  )
  expect(await liveRelease(store)).toMatchObject({
    composition: { host, trading },
    heldBack: { ideas: [ideas] },
    why: 'It loses orders',
  })
  const { remotes } = JSON.parse(await readFile(join(store, 'registry.json'), 'utf8'))
  expect(remotes).toMatchObject([{ name: 'trading' }])
  expect(await typed('verify')).toContain('all is sound')
})

it('does not wait for who mends the settings of the store', async () => {
  await writeFile(settingsFile(store), '{ "orignis": [] }')

  expect(await typed('withdraw', 'ideas', '--allow-loss')).toMatch(
    /^Warning: \S+settings\.json is wrong at orignis: .+ The settings stay as they are served: mend the file\.\n/,
  )
  expect((await liveRelease(store))?.composition).toEqual({ host, trading })
})

it('tells of it, and is undone by a promotion', async () => {
  await typed('withdraw', 'ideas', '--allow-loss')

  expect(await typed('status')).toContain(
    `\n  ideas      not live  (published: ${ideas}), held back\n`,
  )
  expect(await typed('history', 'ideas', '--limit', '1')).toMatch(
    /^release 3 .+ withdrawn by hand {2}\(live\)\n {2}ideas {6}is out of what is live\n$/,
  )
  expect(await typed('promote', 'ideas')).toBe(
    `Warning: ideas ${ideas} was held back: npm run history -- ideas says who went back from it, and why.\n` +
      `ideas ${ideas} is live: release 4\n`,
  )
})

it('is respected by npm start and by deployers that are started again', async () => {
  await typed('withdraw', 'ideas', '--allow-loss')

  expect(withoutHeldBack(await liveRelease(store), { host, trading, ideas })).toEqual({
    versions: { host, trading },
    warnings: [
      `ideas stays out of what is live, because somebody has withdrawn ${ideas}: ` +
        `npm run promote -- ideas@${ideas} makes that live again.`,
    ],
  })
  expect(await typed('promote', 'ideas', '--unless-held-back')).toMatch(
    /^Warning: ideas stays out.+\nrelease 3 stays as it is\n$/,
  )
})

it('ends the canary of what it takes out', async () => {
  const canary = await publishHandmade(store, handmadeRemoteNamed('ideas'), {
    'page.js': 'better()',
  })
  await typed('promote', 'ideas', '--percent', '10')

  expect(await typed('withdraw', 'ideas', '--allow-loss')).toContain(
    `Warning: ideas ${canary}, the canary for 10 %, has ended.\n`,
  )
  expect(await liveRelease(store)).not.toHaveProperty('canaries')
  expect((await liveRelease(store))?.heldBack).toEqual({ ideas: [canary, ideas] })
})

it.each([
  [['withdraw'], 'Name what to withdraw, as in npm run withdraw -- ideas --allow-loss.'],
  [
    ['withdraw', 'host'],
    'The host shows all others, so it is never withdrawn: npm run rollback -- host.',
  ],
  [['withdraw', 'tax'], 'tax is not live: choose from host, trading, ideas.'],
])('answers %j with a sentence', async (args, sentence) => {
  expect((await typed(...args)).trim()).toBe(sentence)
})
