import { chosenFor } from '@aldergate/contract'
import { rm, writeFile } from 'node:fs/promises'
import { releaseFile, versionFolder } from '../names/storePaths.ts'
import {
  handmadeHost,
  handmadePage,
  handmadeRemote,
  handmadeRemoteNamed,
} from '../testing/handmadeBuilds.ts'
import { runDelivery } from '../testing/runDelivery.ts'
import { testStore } from '../testing/testStore.ts'
import { withoutHeldBack } from '../workspaces/withoutHeldBack.ts'

const store = testStore()
let host: string
let live: string
let canary: string

beforeEach(async () => {
  host = await store.publish(handmadeHost())
  live = await store.publish(handmadeRemote())
  await store.type('promote', 'host', 'trading')
  canary = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
})

/** How many of ten thousand browsers run which version of a remote. */
async function counted(name = 'trading') {
  const known = await store.registry()
  const counts: Record<string, number> = {}
  for (let browser = 0; browser < 10_000; browser += 1) {
    const remote = chosenFor(known, browser).remotes.find((each) => each.name === name)
    counts[remote?.version ?? ''] = (counts[remote?.version ?? ''] ?? 0) + 1
  }
  return counts
}

it('begins, ramps and goes live for all, each by a release that says who, when and why', async () => {
  expect(await store.said('promote', 'trading', '--percent', '10', '--why', 'Look first')).toBe(
    `trading ${canary} is for 10 % of browsers: release 2\n`,
  )
  expect(await store.live()).toMatchObject({
    release: 2,
    composition: { host, trading: live },
    canaries: { trading: { version: canary, below: 1_000, cohort: 'trading' } },
    why: 'Look first',
  })
  expect(await counted()).toEqual({ [live]: 9_000, [canary]: 1_000 })

  expect(await store.said('promote', 'trading', '--percent', '12.34')).toContain('for 12.34 % of')
  expect(await counted()).toEqual({ [live]: 8_766, [canary]: 1_234 })
  expect(await store.said('promote', 'trading', '--percent', '12.34')).toBe(
    `trading ${canary} was for 12.34 % of browsers already: release 3\n`,
  )
  expect(await store.said('promote', 'trading', '--percent', '0')).toContain('for 0 % of')
  expect(await counted()).toEqual({ [live]: 10_000 })

  expect(await store.said('promote', 'trading')).toBe(`trading ${canary} is live: release 5\n`)
  expect(await counted()).toEqual({ [canary]: 10_000 })
  expect(await store.live()).not.toHaveProperty('canaries')
})

it('is live for all at 100 %, too', async () => {
  await store.type('promote', 'trading', '--percent', '25')

  expect(await store.said('promote', 'trading', '--percent', '100')).toContain('is live: release 3')
  expect(await counted()).toEqual({ [canary]: 10_000 })
})

it('ends by a rollback, which leaves what is live and holds the canary back', async () => {
  await store.type('promote', 'trading', '--percent', '10')

  expect(await store.said('rollback', 'trading', '--why', 'Orders come twice')).toBe(
    `trading ${canary}, the canary for 10 %, has ended\n` +
      `trading is at ${live} for everybody\nrelease 3 is live\n`,
  )
  expect(await counted()).toEqual({ [live]: 10_000 })
  expect(await store.live()).toMatchObject({
    why: 'Orders come twice',
    heldBack: { trading: [canary] },
  })
  // The registry says so, so that no browser keeps it as a version that has worked.
  expect(await store.registry()).toMatchObject({ heldBack: { trading: [canary] } })
  // An explicit promotion ends that.
  await store.type('promote', 'trading', '--percent', '1')
  expect(await store.live()).not.toHaveProperty('heldBack')
})

it('ends with the rest when all goes back to a release', async () => {
  await store.type('promote', 'trading', '--percent', '10')

  expect(await store.said('rollback', '--to', '1')).toContain(`${canary}, the canary for 10 %, has`)
  expect(await counted()).toEqual({ [live]: 10_000 })
})

it('is told by status and history', async () => {
  await store.type('promote', 'trading', '--percent', '2.5', '--cohort', 'spring')

  expect(await store.said('status')).toContain(
    `  trading    ${live}\n    canary   ${canary}  for 2.5 % of browsers, dealt by spring\n`,
  )
  await store.type('rollback', 'trading')
  const history = await store.said('history', 'trading')
  expect(history).toContain(`\n  trading    ${canary}  for 2.5 % of browsers, dealt by spring\n`)
  expect(history).toContain('\n  trading    its canary has ended\n')
  const { releases } = JSON.parse(await store.said('history', 'trading', '--json'))
  expect(releases.map((each: object) => Reflect.get(each, 'canaryChanges'))).toEqual([
    { trading: null },
    { trading: { version: canary, below: 250, cohort: 'spring' } },
    {},
  ])
})

it('goes on while others promote the host and their remotes', async () => {
  await store.type('promote', 'trading', '--percent', '10')
  await store.publish(handmadeHost(), { 'main.js': 'better()' })
  await store.publish(handmadeRemoteNamed('content'))
  await store.type('promote', 'host')
  await store.type('promote', 'content')

  expect(await counted()).toEqual({ [live]: 9_000, [canary]: 1_000 })
  expect(await counted('content')).toEqual({
    [(await store.registry()).remotes[0]?.version ?? '']: 10_000,
  })
})

it('runs in the same browsers as others of its cohort', async () => {
  await store.publish(handmadeRemoteNamed('content'))
  await store.type('promote', 'content')
  const other = await store.publish(handmadeRemoteNamed('content'), { 'page.js': 'new()' })
  await store.type('promote', 'trading', 'content', '--percent', '10', '--cohort', 'spring')

  const known = await store.registry()
  for (let browser = 0; browser < 10_000; browser += 1) {
    const [content, trading] = chosenFor(known, browser).remotes
    expect(content?.version === other).toBe(trading?.version === canary)
  }
  // Changing the share keeps the cohort.
  await store.type('promote', 'trading', '--percent', '20')
  expect((await store.live())?.canaries?.trading).toMatchObject({ cohort: 'spring' })
})

it('says that another cohort takes it from those who have it', async () => {
  await store.type('promote', 'trading', '--percent', '10')
  expect(await store.said('promote', 'trading', '--percent', '25', '--cohort', 'spring')).toContain(
    `trading ${canary} was dealt by trading, and is by spring now: other browsers have it.\n`,
  )
})

it('must fit the host that is live, and a new host must fit it', async () => {
  await store.publish(handmadeRemote({ requires: { react: '^19.4.0' } }))
  expect(await store.said('promote', 'trading', '--percent', '1')).toMatch(
    /^trading .+ requires react \^19\.4\.0, and host .+ shares 19\.3\.1/,
  )

  await store.type('promote', `trading@${canary}`, '--percent', '1')
  await store.publish(handmadeHost({ provides: { react: '20.0.0' } }))
  const open = await store.publish(handmadeRemote({ requires: { react: '*' } }))
  expect(await store.said('promote', 'host', `trading@${open}`)).toMatch(/are live: release 3/)

  await store.publish(handmadeRemote({ requires: { react: '^20.0.0' } }))
  await store.type('promote', 'trading', '--percent', '1')
  await store.publish(handmadeHost({ provides: { react: '21.0.0' } }))
  expect(await store.said('promote', 'host')).toMatch(
    /^trading .+ requires react \^20\.0\.0, and host/,
  )
})

it('lets go of a page only when it is told to, and may have one more', async () => {
  await store.publish(handmadeRemote({ pages: [] }))
  expect(await store.said('promote', 'trading', '--percent', '10')).toContain(
    'Links and bookmarks lead to /news, which nobody would answer any more',
  )

  await store.publish(handmadeRemote({ pages: ['/news', '/ideas'].map(handmadePage) }))
  expect(await store.said('promote', 'trading', '--percent', '10')).toContain(
    'for 10 % of browsers',
  )
  await store.publish({
    ...handmadeRemoteNamed('content'),
    pages: [handmadePage('/ideas')],
  })
  expect(await store.said('promote', 'content')).toMatch(/content .+ both declare \/ideas/)
})

it('says that it ends when another version goes live for all, and that it is another one', async () => {
  await store.type('promote', 'trading', '--percent', '10')
  const third = await store.publish(handmadeRemote(), { 'page.js': 'third()' })

  expect(await store.said('promote', 'trading')).toBe(
    `trading ${canary} is a canary, and ${third} was published last: say which one is meant, as in ` +
      `trading@${canary}, or end the canary by npm run rollback -- trading.\n`,
  )
  expect(await store.said('promote', `trading@${third}`)).toBe(
    `Warning: trading ${canary}, the canary for 10 %, has ended.\n` +
      `trading ${third} is live: release 3\n`,
  )
  expect(await counted()).toEqual({ [third]: 10_000 })
})

it('does not go live by itself when npm start has it in its work tree', async () => {
  await store.type('promote', 'trading', '--percent', '10')
  const workTree = { host, trading: canary }

  expect(withoutHeldBack(await store.live(), workTree)).toEqual({
    versions: { host },
    warnings: [
      `trading stays at ${live}, because ${canary} is a canary for 10 %: ` +
        `npm run promote -- trading@${canary} makes it live for all.`,
    ],
  })
  // Promoting the live version changes nothing, and ends no canary.
  await store.type('promote', 'host', `trading@${live}`)
  expect(await counted()).toEqual({ [live]: 9_000, [canary]: 1_000 })
})

it('is neither ramped nor brought back by a pipeline that runs twice', async () => {
  const run = ['promote', `trading@${canary}`, '--percent=10', '--wait=3', '--unless-held-back']
  await store.type(...run)
  await store.type('promote', 'trading', '--percent', '25')

  expect(await store.type(...run)).toMatchObject({
    code: 0,
    stdout:
      `Warning: trading stays at ${live}, because ${canary} is a canary for 25 %: ` +
      `npm run promote -- trading@${canary} makes it live for all.\nrelease 3 stays as it is\n`,
  })
  await store.type('rollback', 'trading')
  expect(await store.type(...run)).toMatchObject({
    code: 0,
    stdout:
      `Warning: trading stays at ${live}, because somebody went back from ${canary}: ` +
      `npm run promote -- trading@${canary} makes that live again.\nrelease 4 stays as it is\n`,
  })
  expect(await counted()).toEqual({ [live]: 10_000 })
})

it('keeps its version from being removed, tells when a byte of it is damaged, and can then be ended', async () => {
  await store.type('promote', 'trading', '--percent', '10')
  await store.publish(handmadeRemote(), { 'page.js': 'third()' })
  expect(await store.said('prune', '--keep', '1', '--days', '0')).toContain('0 versions')

  await rm(versionFolder(store.folder, 'trading', canary), { recursive: true })
  expect(await store.said('verify')).toContain(`trading ${canary} is not in the store`)
  expect(await store.said('rollback', 'trading')).toContain('release 3 is live')
  expect(await store.said('verify')).toContain('all is sound')
})

it('outlives a damaged record: the page says what it was', async () => {
  await store.type('promote', 'trading', '--percent', '10', '--cohort', 'spring')
  await writeFile(releaseFile(store.folder, 2), '{')

  await store.type('verify', '--repair')
  expect(await store.live()).toMatchObject({
    release: 2,
    canaries: { trading: { version: canary, below: 1_000, cohort: 'spring' } },
  })
})

it.each([
  [['trading', '--percent', '101'], '--percent is "101": give it 0 to 100, to the hundredth'],
  [['trading', '--percent', '0.125'], '--percent is "0.125": give it 0 to 100'],
  [['trading', '--percent', 'ten'], '--percent is "ten": give it 0 to 100'],
  [['trading', '--cohort', 'a'], '--cohort is of a canary: say for how many, as in --percent 10.'],
  [['trading', '--percent', '1', '--cohort', 'A b'], '--cohort is "A b": give it a name'],
  [['host', '--percent', '1'], 'The host has no canary, because its document is everybody’s'],
])('answers promote %j with a sentence', async (args, sentence) => {
  expect(await store.said('promote', ...args)).toContain(sentence)
  expect(await store.live()).toMatchObject({ release: 1 })
})

it('runs beside a version that is live, and beside another than itself', async () => {
  await store.publish(handmadeRemoteNamed('ideas'))

  expect(await store.said('promote', 'ideas', '--percent', '1')).toContain(
    'ideas is not live, and a canary runs beside what is: promote it for all first.',
  )
  const problem = `trading ${live} is live for everybody: publish what is to be tried`
  expect(await store.said('promote', `trading@${live}`, '--percent', '1')).toBe(`${problem}.\n`)
  await store.type('promote', 'trading', '--percent', '1')
  expect(await store.said('promote', `trading@${live}`, '--percent', '1')).toBe(
    `${problem}, or end the canary that runs by npm run rollback -- trading.\n`,
  )
})

describe('by a pipeline, which does not know what is live', () => {
  const run = ['--percent=10', '--wait=60', '--unless-held-back']

  it('is nothing where its push has changed nothing, and leaves the canary that runs', async () => {
    const again = ['promote', `trading@${live}`, ...run]

    expect(await store.type(...again)).toMatchObject({
      code: 0,
      stdout: `trading ${live} was live already: release 1\n`,
    })
    await store.type('promote', 'trading', '--percent', '10')
    expect(await store.said(...again)).toBe(`trading ${live} was live already: release 2\n`)
    expect(await counted()).toEqual({ [live]: 9_000, [canary]: 1_000 })
  })

  it('takes the place of the canary that an earlier push has made', async () => {
    await store.type('promote', 'trading', ...run)
    const third = await store.publish(handmadeRemote(), { 'page.js': 'third()' })

    expect(await store.type('promote', 'trading', ...run)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`trading ${third} is for 10 % of browsers: release 3`),
    })
    expect(await counted()).toEqual({ [live]: 9_000, [third]: 1_000 })
  })

  it('is live for all where its remote was not live yet', async () => {
    const ideas = await store.publish(handmadeRemoteNamed('ideas'))

    expect(await store.type('promote', 'ideas', ...run)).toMatchObject({
      code: 0,
      stdout:
        `Warning: ideas was not live, and a canary runs beside what is: ${ideas} is live for all.\n` +
        `ideas ${ideas} is live: release 2\n`,
    })
    const better = await store.publish(handmadeRemoteNamed('ideas'), {
      'page.js': 'better()',
    })
    expect(await store.said('promote', 'ideas', ...run)).toContain(
      'for 10 % of browsers: release 3',
    )
    expect(await counted('ideas')).toEqual({ [ideas]: 9_000, [better]: 1_000 })
  })

  it('is what each of several is, in one release', async () => {
    const ideas = await store.publish(handmadeRemoteNamed('ideas'))

    expect(await store.said('promote', 'trading', 'ideas', ...run)).toMatch(
      new RegExp(
        `\ntrading ${canary} is for 10 % of browsers, ideas ${ideas} is live: release 2\n`,
      ),
    )
  })
})

it('does not wait for others where none can help', async () => {
  await store.publish(handmadeRemoteNamed('ideas'))
  for (const wanted of [`trading@${live}`, 'ideas', 'host']) {
    const said = await store.said('promote', wanted, '--percent=10', '--wait=60')
    expect(said).not.toContain('Waiting')
  }
})

it('loses nothing when canaries, ramps and releases of others come at once', async () => {
  const others = ['content', 'ideas', 'tax']
  for (const name of others) await store.publish(handmadeRemoteNamed(name))
  await store.type('promote', ...others)
  for (const name of others) {
    await store.publish(handmadeRemoteNamed(name), { 'page.js': 'new()' })
  }

  const ends = await Promise.all([
    runDelivery(store.folder, ['promote', 'trading', '--percent', '10']),
    runDelivery(store.folder, ['promote', 'content', '--percent', '20', '--cohort', 'trading']),
    runDelivery(store.folder, ['promote', 'ideas', '--percent', '30']),
    runDelivery(store.folder, ['promote', 'tax']),
  ])

  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  const release = await store.live()
  expect(release).toMatchObject({
    release: 6,
    canaries: {
      trading: { below: 1_000, cohort: 'trading' },
      content: { below: 2_000, cohort: 'trading' },
      ideas: { below: 3_000, cohort: 'ideas' },
    },
  })
  expect((await store.registry()).canaries?.map(({ remote }) => remote.name)).toEqual([
    'content',
    'ideas',
    'trading',
  ])
}, 60_000)

it('stays ended when the kill switch is pressed while somebody ramps', async () => {
  await store.type('promote', 'trading', '--percent', '10')

  const ramp = (below: number) => store.promote({ trading: canary }, { trial: { below } })

  const ends = await Promise.allSettled([
    ramp(5_000),
    store.promote({ trading: live }, { isGoingBack: true }),
    ramp(7_500),
  ])

  expect(ends[1].status).toBe('fulfilled')
  expect(await counted()).toEqual({ [live]: 10_000 })
  expect(await store.live()).toMatchObject({ heldBack: { trading: [canary] } })
})
