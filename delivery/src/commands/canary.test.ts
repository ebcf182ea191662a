import { chosenFor, type Registry } from '@aldergate/contract'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { liveRelease } from '../store/live.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import { releaseFile, versionFolder } from '../names/storePaths.ts'
import {
  handmadeHost,
  handmadeRemoteNamed,
  handmadePage,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { runDelivery } from '../testing/runDelivery.ts'
import { typeCommand } from '../testing/typeCommand.ts'
import { withoutHeldBack } from '../workspaces/withoutHeldBack.ts'

let store: string
let host: string
let live: string
let canary: string

beforeEach(async () => {
  store = await newFolder()
  host = await publishHandmade(store, handmadeHost())
  live = await publishHandmade(store, handmadeRemote())
  await typed('promote', 'host', 'trading')
  canary = await publishHandmade(store, handmadeRemote(), { 'page.js': 'better()' })
})

afterEach(() => removeFolder(store))

async function typed(...args: string[]) {
  const ended = await typeCommand(store, ...args)
  return ended.stdout + ended.stderr
}

async function registry(): Promise<Registry> {
  return JSON.parse(await readFile(join(store, 'registry.json'), 'utf8'))
}

/** How many of ten thousand browsers run which version of a remote. */
async function counted(name = 'trading') {
  const known = await registry()
  const counts: Record<string, number> = {}
  for (let browser = 0; browser < 10_000; browser += 1) {
    const remote = chosenFor(known, browser).remotes.find((each) => each.name === name)
    counts[remote?.version ?? ''] = (counts[remote?.version ?? ''] ?? 0) + 1
  }
  return counts
}

it('begins, ramps and goes live for all, each by a release that says who, when and why', async () => {
  expect(await typed('promote', 'trading', '--percent', '10', '--why', 'Look first')).toBe(
    `trading ${canary} is for 10 % of browsers: release 2\n`,
  )
  expect(await liveRelease(store)).toMatchObject({
    release: 2,
    composition: { host, trading: live },
    canaries: { trading: { version: canary, below: 1_000, cohort: 'trading' } },
    why: 'Look first',
  })
  expect(await counted()).toEqual({ [live]: 9_000, [canary]: 1_000 })

  expect(await typed('promote', 'trading', '--percent', '12.34')).toContain('for 12.34 % of')
  expect(await counted()).toEqual({ [live]: 8_766, [canary]: 1_234 })
  expect(await typed('promote', 'trading', '--percent', '12.34')).toBe(
    `trading ${canary} was for 12.34 % of browsers already: release 3\n`,
  )
  expect(await typed('promote', 'trading', '--percent', '0')).toContain('for 0 % of')
  expect(await counted()).toEqual({ [live]: 10_000 })

  expect(await typed('promote', 'trading')).toBe(`trading ${canary} is live: release 5\n`)
  expect(await counted()).toEqual({ [canary]: 10_000 })
  expect(await liveRelease(store)).not.toHaveProperty('canaries')
})

it('is live for all at 100 %, too', async () => {
  await typed('promote', 'trading', '--percent', '25')

  expect(await typed('promote', 'trading', '--percent', '100')).toContain('is live: release 3')
  expect(await counted()).toEqual({ [canary]: 10_000 })
})

it('ends by a rollback, which leaves what is live and holds the canary back', async () => {
  await typed('promote', 'trading', '--percent', '10')

  expect(await typed('rollback', 'trading', '--why', 'Orders come twice')).toBe(
    `trading ${canary}, the canary for 10 %, has ended\n` +
      `trading is at ${live} for everybody\nrelease 3 is live\n`,
  )
  expect(await counted()).toEqual({ [live]: 10_000 })
  expect(await liveRelease(store)).toMatchObject({
    why: 'Orders come twice',
    heldBack: { trading: [canary] },
  })
  // The registry says so, so that no browser keeps it as a version that has worked.
  expect(await registry()).toMatchObject({ heldBack: { trading: [canary] } })
  // An explicit promotion ends that.
  await typed('promote', 'trading', '--percent', '1')
  expect(await liveRelease(store)).not.toHaveProperty('heldBack')
})

it('ends with the rest when all goes back to a release', async () => {
  await typed('promote', 'trading', '--percent', '10')

  expect(await typed('rollback', '--to', '1')).toContain(`${canary}, the canary for 10 %, has`)
  expect(await counted()).toEqual({ [live]: 10_000 })
})

it('is told by status and history', async () => {
  await typed('promote', 'trading', '--percent', '2.5', '--cohort', 'spring')

  expect(await typed('status')).toContain(
    `  trading    ${live}\n    canary   ${canary}  for 2.5 % of browsers, dealt by spring\n`,
  )
  await typed('rollback', 'trading')
  const history = await typed('history', 'trading')
  expect(history).toContain(`\n  trading    ${canary}  for 2.5 % of browsers, dealt by spring\n`)
  expect(history).toContain('\n  trading    its canary has ended\n')
  const { releases } = JSON.parse(await typed('history', 'trading', '--json'))
  expect(releases.map((each: object) => Reflect.get(each, 'canaryChanges'))).toEqual([
    { trading: null },
    { trading: { version: canary, below: 250, cohort: 'spring' } },
    {},
  ])
})

it('goes on while others promote the host and their remotes', async () => {
  await typed('promote', 'trading', '--percent', '10')
  await publishHandmade(store, handmadeHost(), { 'main.js': 'better()' })
  await publishHandmade(store, handmadeRemoteNamed('content'))
  await typed('promote', 'host')
  await typed('promote', 'content')

  expect(await counted()).toEqual({ [live]: 9_000, [canary]: 1_000 })
  expect(await counted('content')).toEqual({
    [(await registry()).remotes[0]?.version ?? '']: 10_000,
  })
})

it('runs in the same browsers as others of its cohort', async () => {
  await publishHandmade(store, handmadeRemoteNamed('content'))
  await typed('promote', 'content')
  const other = await publishHandmade(store, handmadeRemoteNamed('content'), { 'page.js': 'new()' })
  await typed('promote', 'trading', 'content', '--percent', '10', '--cohort', 'spring')

  const known = await registry()
  for (let browser = 0; browser < 10_000; browser += 1) {
    const [content, trading] = chosenFor(known, browser).remotes
    expect(content?.version === other).toBe(trading?.version === canary)
  }
  // Changing the share keeps the cohort.
  await typed('promote', 'trading', '--percent', '20')
  expect((await liveRelease(store))?.canaries?.trading).toMatchObject({ cohort: 'spring' })
})

it('must fit the host that is live, and a new host must fit it', async () => {
  await publishHandmade(store, handmadeRemote({ requires: { react: '^19.4.0' } }))
  expect(await typed('promote', 'trading', '--percent', '1')).toMatch(
    /^trading .+ requires react \^19\.4\.0, and host .+ shares 19\.3\.1/,
  )

  await typed('promote', `trading@${canary}`, '--percent', '1')
  await publishHandmade(store, handmadeHost({ provides: { react: '20.0.0' } }))
  const open = await publishHandmade(store, handmadeRemote({ requires: { react: '*' } }))
  expect(await typed('promote', 'host', `trading@${open}`)).toMatch(/are live: release 3/)

  await publishHandmade(store, handmadeRemote({ requires: { react: '^20.0.0' } }))
  await typed('promote', 'trading', '--percent', '1')
  await publishHandmade(store, handmadeHost({ provides: { react: '21.0.0' } }))
  expect(await typed('promote', 'host')).toMatch(/^trading .+ requires react \^20\.0\.0, and host/)
})

it('lets go of a page only when it is told to, and may have one more', async () => {
  await publishHandmade(store, handmadeRemote({ pages: [] }))
  expect(await typed('promote', 'trading', '--percent', '10')).toContain(
    'Links and bookmarks lead to /news, which nobody would answer any more',
  )

  await publishHandmade(store, handmadeRemote({ pages: ['/news', '/ideas'].map(handmadePage) }))
  expect(await typed('promote', 'trading', '--percent', '10')).toContain('for 10 % of browsers')
  await publishHandmade(store, {
    ...handmadeRemoteNamed('content'),
    pages: [handmadePage('/ideas')],
  })
  expect(await typed('promote', 'content')).toMatch(/content .+ both declare \/ideas/)
})

it('says that it ends when another version goes live for all, and that it is another one', async () => {
  await typed('promote', 'trading', '--percent', '10')
  const third = await publishHandmade(store, handmadeRemote(), { 'page.js': 'third()' })

  expect(await typed('promote', 'trading')).toBe(
    `trading ${canary} is a canary, and ${third} was published last: say which one is meant, as in ` +
      `trading@${canary}, or end the canary by npm run rollback -- trading.\n`,
  )
  expect(await typed('promote', `trading@${third}`)).toBe(
    `Warning: trading ${canary}, the canary for 10 %, has ended.\n` +
      `trading ${third} is live: release 3\n`,
  )
  expect(await counted()).toEqual({ [third]: 10_000 })
})

it('does not go live by itself when npm start has it in its work tree', async () => {
  await typed('promote', 'trading', '--percent', '10')
  const workTree = { host, trading: canary }

  expect(withoutHeldBack(await liveRelease(store), workTree)).toEqual({
    versions: { host },
    warnings: [
      `trading stays at ${live}, because ${canary} is a canary for 10 %: ` +
        `npm run promote -- trading@${canary} makes it live for all.`,
    ],
  })
  // Promoting the live version changes nothing, and ends no canary.
  await typed('promote', 'host', `trading@${live}`)
  expect(await counted()).toEqual({ [live]: 9_000, [canary]: 1_000 })
})

it('is neither ramped nor brought back by a pipeline that runs twice', async () => {
  const run = ['promote', `trading@${canary}`, '--percent=10', '--wait=3', '--unless-held-back']
  await typeCommand(store, ...run)
  await typed('promote', 'trading', '--percent', '25')

  expect(await typeCommand(store, ...run)).toMatchObject({
    code: 0,
    stdout:
      `Warning: trading stays at ${live}, because ${canary} is a canary for 25 %: ` +
      `npm run promote -- trading@${canary} makes it live for all.\nrelease 3 stays as it is\n`,
  })
  await typed('rollback', 'trading')
  expect(await typeCommand(store, ...run)).toMatchObject({
    code: 0,
    stdout:
      `Warning: trading stays at ${live}, because somebody went back from ${canary}: ` +
      `npm run promote -- trading@${canary} makes that live again.\nrelease 4 stays as it is\n`,
  })
  expect(await counted()).toEqual({ [live]: 10_000 })
})

it('keeps its version from being removed, tells when a byte of it is damaged, and can then be ended', async () => {
  await typed('promote', 'trading', '--percent', '10')
  await publishHandmade(store, handmadeRemote(), { 'page.js': 'third()' })
  expect(await typed('prune', '--keep', '1', '--days', '0')).toContain('0 versions')

  await rm(versionFolder(store, 'trading', canary), { recursive: true })
  expect(await typed('verify')).toContain(`trading ${canary} is not in the store`)
  expect(await typed('rollback', 'trading')).toContain('release 3 is live')
  expect(await typed('verify')).toContain('all is sound')
})

it('outlives a damaged record: the page says what it was', async () => {
  await typed('promote', 'trading', '--percent', '10', '--cohort', 'spring')
  await writeFile(releaseFile(store, 2), '{')

  await typed('verify', '--repair')
  expect(await liveRelease(store)).toMatchObject({
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
  expect(await typed('promote', ...args)).toContain(sentence)
  expect(await liveRelease(store)).toMatchObject({ release: 1 })
})

it('runs beside a version that is live, and beside another than itself', async () => {
  await publishHandmade(store, handmadeRemoteNamed('ideas'))

  expect(await typed('promote', 'ideas', '--percent', '1')).toContain(
    'ideas is not live, and a canary runs beside what is: promote it for all first.',
  )
  const problem = `trading ${live} is live for everybody: publish what is to be tried`
  expect(await typed('promote', `trading@${live}`, '--percent', '1')).toBe(`${problem}.\n`)
  await typed('promote', 'trading', '--percent', '1')
  expect(await typed('promote', `trading@${live}`, '--percent', '1')).toBe(
    `${problem}, or end the canary that runs by npm run rollback -- trading.\n`,
  )
})

describe('by a pipeline, which does not know what is live', () => {
  const run = ['--percent=10', '--wait=60', '--unless-held-back']

  it('is nothing where its push has changed nothing, and leaves the canary that runs', async () => {
    const again = ['promote', `trading@${live}`, ...run]

    expect(await typeCommand(store, ...again)).toMatchObject({
      code: 0,
      stdout: `trading ${live} was live already: release 1\n`,
    })
    await typed('promote', 'trading', '--percent', '10')
    expect(await typed(...again)).toBe(`trading ${live} was live already: release 2\n`)
    expect(await counted()).toEqual({ [live]: 9_000, [canary]: 1_000 })
  })

  it('takes the place of the canary that an earlier push has made', async () => {
    await typed('promote', 'trading', ...run)
    const third = await publishHandmade(store, handmadeRemote(), { 'page.js': 'third()' })

    expect(await typeCommand(store, 'promote', 'trading', ...run)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`trading ${third} is for 10 % of browsers: release 3`),
    })
    expect(await counted()).toEqual({ [live]: 9_000, [third]: 1_000 })
  })

  it('is live for all where its remote was not live yet', async () => {
    const ideas = await publishHandmade(store, handmadeRemoteNamed('ideas'))

    expect(await typeCommand(store, 'promote', 'ideas', ...run)).toMatchObject({
      code: 0,
      stdout:
        `Warning: ideas was not live, and a canary runs beside what is: ${ideas} is live for all.\n` +
        `ideas ${ideas} is live: release 2\n`,
    })
    const better = await publishHandmade(store, handmadeRemoteNamed('ideas'), {
      'page.js': 'better()',
    })
    expect(await typed('promote', 'ideas', ...run)).toContain('for 10 % of browsers: release 3')
    expect(await counted('ideas')).toEqual({ [ideas]: 9_000, [better]: 1_000 })
  })

  it('is what each of several is, in one release', async () => {
    const ideas = await publishHandmade(store, handmadeRemoteNamed('ideas'))

    expect(await typed('promote', 'trading', 'ideas', ...run)).toMatch(
      new RegExp(
        `\ntrading ${canary} is for 10 % of browsers, ideas ${ideas} is live: release 2\n`,
      ),
    )
  })
})

it('does not wait for others where none can help', async () => {
  await publishHandmade(store, handmadeRemoteNamed('ideas'))
  for (const wanted of [`trading@${live}`, 'ideas', 'host']) {
    const said = await typed('promote', wanted, '--percent=10', '--wait=60')
    expect(said).not.toContain('Waiting')
  }
})

it('loses nothing when canaries, ramps and releases of others come at once', async () => {
  const others = ['content', 'ideas', 'tax']
  for (const name of others) await publishHandmade(store, handmadeRemoteNamed(name))
  await typed('promote', ...others)
  for (const name of others) {
    await publishHandmade(store, handmadeRemoteNamed(name), { 'page.js': 'new()' })
  }

  const ends = await Promise.all([
    runDelivery(store, ['promote', 'trading', '--percent', '10']),
    runDelivery(store, ['promote', 'content', '--percent', '20', '--cohort', 'trading']),
    runDelivery(store, ['promote', 'ideas', '--percent', '30']),
    runDelivery(store, ['promote', 'tax']),
  ])

  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  const release = await liveRelease(store)
  expect(release).toMatchObject({
    release: 6,
    canaries: {
      trading: { below: 1_000, cohort: 'trading' },
      content: { below: 2_000, cohort: 'trading' },
      ideas: { below: 3_000, cohort: 'ideas' },
    },
  })
  expect((await registry()).canaries?.map(({ remote }) => remote.name)).toEqual([
    'content',
    'ideas',
    'trading',
  ])
}, 60_000)

it('stays ended when the kill switch is pressed while somebody ramps', async () => {
  await typed('promote', 'trading', '--percent', '10')

  const by = { store, who: 'a tester', why: 'a test' }
  const ramp = (below: number) =>
    promoteVersions({ ...by, versions: { trading: canary }, trial: { below } })

  const ends = await Promise.allSettled([
    ramp(5_000),
    promoteVersions({ ...by, versions: { trading: live }, isGoingBack: true }),
    ramp(7_500),
  ])

  expect(ends[1].status).toBe('fulfilled')
  expect(await counted()).toEqual({ [live]: 10_000 })
  expect(await liveRelease(store)).toMatchObject({ heldBack: { trading: [canary] } })
})
