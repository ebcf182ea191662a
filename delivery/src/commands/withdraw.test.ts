import { writeFile } from 'node:fs/promises'
import { settingsFile } from '../names/storePaths.ts'
import { handmadeHost, handmadeRemote, handmadeRemoteNamed } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { withoutHeldBack } from '../workspaces/withoutHeldBack.ts'

const store = testStore()
let host: string
let ideas: string
let trading: string

beforeEach(async () => {
  host = await store.publish(handmadeHost())
  trading = await store.publish(handmadeRemote())
  await store.type('promote', 'host', 'trading')
  ideas = await store.publish(handmadeRemoteNamed('ideas'))
  await store.type('promote', 'ideas')
})

it('takes a remote out that was bad from its first version on, and its pages with it, once the loss is allowed', async () => {
  expect(await store.said('rollback', 'ideas')).toMatch(
    /or take it out of what is live by npm run withdraw -- ideas\.\n$/,
  )
  expect(await store.said('withdraw', 'ideas')).toMatch(
    /^Links and bookmarks lead to \/ideas-page, .+ or allow it by --allow-loss\.\n$/,
  )
  expect((await store.live())?.composition).toEqual({ host, trading, ideas })

  expect(await store.said('withdraw', 'ideas', '--allow-loss', '--why', 'It loses orders')).toBe(
    'Warning: Links and bookmarks lead to /ideas-page, which nobody answers any more.\n' +
      `ideas ${ideas} is out of what is live\nrelease 3 is live\n`,
  )
  expect(await store.live()).toMatchObject({
    composition: { host, trading },
    heldBack: { ideas: [ideas] },
    why: 'It loses orders',
  })
  const { remotes } = await store.registry()
  expect(remotes).toMatchObject([{ name: 'trading' }])
  expect(await store.said('verify')).toContain('all is sound')
})

it('does not wait for who mends the settings of the store', async () => {
  await writeFile(settingsFile(store.folder), '{ "orignis": [] }')

  expect(await store.said('withdraw', 'ideas', '--allow-loss')).toMatch(
    /^Warning: \S+settings\.json is wrong at orignis: .+ The settings stay as they are served: mend the file\.\n/,
  )
  expect((await store.live())?.composition).toEqual({ host, trading })
})

it('tells of it, and is undone by a promotion', async () => {
  await store.type('withdraw', 'ideas', '--allow-loss')

  expect(await store.said('status')).toContain(
    `\n  ideas      not live  (published: ${ideas}), held back\n`,
  )
  expect(await store.said('history', 'ideas', '--limit', '1')).toMatch(
    /^release 3 .+ withdrawn by hand {2}\(live\)\n {2}ideas {6}is out of what is live\n$/,
  )
  expect(await store.said('promote', 'ideas')).toBe(
    `Warning: ideas ${ideas} was held back: npm run history -- ideas says who went back from it, and why.\n` +
      `ideas ${ideas} is live: release 4\n`,
  )
})

it('is respected by npm start and by deployers that are started again', async () => {
  await store.type('withdraw', 'ideas', '--allow-loss')

  expect(withoutHeldBack(await store.live(), { host, trading, ideas })).toEqual({
    versions: { host, trading },
    warnings: [
      `ideas stays out of what is live, because somebody has withdrawn ${ideas}: ` +
        `npm run promote -- ideas@${ideas} makes that live again.`,
    ],
  })
  expect(await store.said('promote', 'ideas', '--unless-held-back')).toMatch(
    /^Warning: ideas stays out.+\nrelease 3 stays as it is\n$/,
  )
})

it('ends the canary of what it takes out', async () => {
  const canary = await store.publish(handmadeRemoteNamed('ideas'), {
    'page.js': 'better()',
  })
  await store.type('promote', 'ideas', '--percent', '10')

  expect(await store.said('withdraw', 'ideas', '--allow-loss')).toContain(
    `Warning: ideas ${canary}, the canary for 10 %, has ended.\n`,
  )
  expect(await store.live()).not.toHaveProperty('canaries')
  expect((await store.live())?.heldBack).toEqual({ ideas: [canary, ideas] })
})

it.each([
  [['withdraw'], 'Name what to withdraw, as in npm run withdraw -- ideas --allow-loss.'],
  [
    ['withdraw', 'host'],
    'The host shows all others, so it is never withdrawn: npm run rollback -- host.',
  ],
  [['withdraw', 'tax'], 'tax is not live: choose from host, trading, ideas.'],
])('answers %j with a sentence', async (args, sentence) => {
  expect((await store.said(...args)).trim()).toBe(sentence)
})
