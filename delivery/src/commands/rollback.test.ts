import { readFile, rm, writeFile } from 'node:fs/promises'
import { lockFile, settingsFile } from '../names/storePaths.ts'
import {
  handmadeHost,
  handmadePage,
  handmadeRemote,
  handmadeRemoteNamed,
  newFolder,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { typeCommand } from '../testing/typeCommand.ts'
import { withoutHeldBack } from '../workspaces/withoutHeldBack.ts'
import { chooser } from './rollback.ts'

const store = testStore()
let host: string
let content: string
/** The versions of trading, in the order in which they went live. */
let versions: string[]

beforeEach(async () => {
  host = await store.publish(handmadeHost())
  content = await store.publish(handmadeRemoteNamed('content'))
  versions = []
  for (const text of ['first()', 'second()', 'third()']) {
    versions.push(await store.publish(handmadeRemote(), { 'page.js': text }))
    await store.type('promote', 'host', 'content', 'trading')
  }
})

async function live() {
  return (await store.live())?.composition
}

it('says of a remote that was withdrawn that it is live again', async () => {
  const [, , third] = versions
  await store.type('withdraw', 'trading', '--allow-loss')

  expect(await store.said('rollback', '--to', '3')).toContain(
    `trading is live again, at ${third}\n`,
  )
  expect(await live()).toMatchObject({ trading: third })
})

/** Leaves a store as a command does that is killed before its last moves: page and note are the previous ones. */
async function typedAndKilled(...args: string[]) {
  const kept = await Promise.all(
    ['index.html', 'releases/live.json'].map(async (name) => {
      const file = store.path(name)
      return { file, bytes: await readFile(file) }
    }),
  )
  await store.type(...args)
  for (const { file, bytes } of kept) await writeFile(file, bytes)
}

it.each([[[]], [['--percent', '10']]])(
  'does not go back from what was only half shown (%j), and says where taking it back leads',
  async (share) => {
    const [, , third] = versions
    await store.publish(handmadeRemote(), { 'page.js': 'fourth()' })
    await typedAndKilled('promote', 'trading', '--why', 'a wish', ...share)

    expect(await store.said('rollback', 'trading')).toContain(
      `never became live, because its promotion ended early, and pages show some of it already. Take that back by ` +
        `npm run verify:store -- --repair: trading is at ${third} then.`,
    )
    expect(await live()).toMatchObject({ trading: third })
    expect(await store.said('rollback', 'content')).toMatch(/^content has no earlier version/)

    await store.type('verify', '--repair')
    expect(await store.said('status')).not.toMatch('some of what servers send')
  },
)

it('knows what was half shown also by a killed process of another machine, whose lock it takes over', async () => {
  await store.publish(handmadeRemote(), { 'page.js': 'fourth()' })
  await typedAndKilled('promote', 'trading', '--why', 'a wish')
  await writeFile(lockFile(store.folder), JSON.stringify({ id: 'x', pid: 7, machine: 'elsewhere' }))
  expect(await store.said('status')).toMatch(
    new RegExp(
      `Release 4 \\(.+: a wish\\) is not live, and some of what servers send is of it already\\. Process 7 on elsewhere ` +
        `holds ${lockFile(store.folder)}: it is at work, or was killed\\. If this is still said in ten seconds, promote the ` +
        `same again, or take that back by npm run verify:store -- --repair\\.\n$`,
    ),
  )

  // Each look at the clock is a second after the one before.
  let clock = 0
  const now = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1_000))
  expect(await store.said('rollback', 'trading')).toContain('pages show some of it already')
  now.mockRestore()
})

it('does not go back to a release that never became live', async () => {
  await store.publish(handmadeRemote(), { 'page.js': 'fourth()' })
  await typedAndKilled('promote', 'trading')
  await store.type('verify', '--repair')

  expect(await store.said('rollback', '--to', '4')).toBe(
    'Release 4 never became live: choose one that did by npm run history.\n',
  )
  expect(await live()).toMatchObject({ trading: versions[2] })
})

it('goes back again where a step back was only half shown, and no further', async () => {
  const [, second, third] = versions
  await typedAndKilled('rollback', 'trading')

  expect(await store.said('rollback', 'trading')).toContain(
    `went back from ${third} to ${second}\n`,
  )
})

it.each([
  ['its end', ['rollback', 'trading']],
  ['a larger share', ['promote', 'trading', '--percent', '25']],
  ['its going live for all', ['promote', 'trading']],
])('ends a canary of which %s was only half shown', async (_what, step) => {
  const [, , third] = versions
  await store.publish(handmadeRemote(), { 'page.js': 'fourth()' })
  await store.type('promote', 'trading', '--percent', '10')
  await typedAndKilled(...step)

  expect(await store.said('rollback', 'trading')).toContain(
    `trading is at ${third} for everybody\n`,
  )
})

it('goes back by a new release, a step each time, and touches nobody else', async () => {
  const [first, second, third] = versions
  expect(await store.said('rollback', 'trading', '--why', 'Orders come twice')).toBe(
    `trading went back from ${third} to ${second}\nrelease 4 is live\n`,
  )
  expect(await live()).toEqual({ host, content, trading: second })
  expect(await store.live()).toMatchObject({ why: 'Orders come twice', after: 3 })

  await store.type('rollback', 'trading')
  expect(await live()).toEqual({ host, content, trading: first })
  expect(await store.said('rollback', 'trading')).toBe(
    'trading has no earlier version from which nobody has gone back: build, publish and promote a mended one, ' +
      'name a release, as in npm run rollback -- trading --to 41, or take it out of what is live by ' +
      'npm run withdraw -- trading.\n',
  )
})

it('goes back to what was live in a release, of one build or of all', async () => {
  const [first, , third] = versions
  const better = await store.publish(handmadeRemoteNamed('content'), {
    'page.js': 'better()',
  })
  await store.type('promote', 'content')

  await store.type('rollback', 'trading', '--to', '1')
  expect(await live()).toEqual({ host, content: better, trading: first })
  await store.type('rollback', '--to', '3')
  expect(await live()).toEqual({ host, content, trading: third })
  expect(await store.said('rollback', '--to', '3')).toContain(`trading was at ${third} already\n`)
})

it('holds back all that it passes over on the way to a release, so that the next step goes further back', async () => {
  const [first, second, third = ''] = versions
  const fourth = await store.publish(handmadeRemote(), { 'page.js': 'fourth()' })
  await store.type('promote', 'trading')
  await store.type('rollback', 'trading', '--to', '2')
  expect((await store.live())?.heldBack).toEqual({ trading: [fourth, third] })
  const workTree = { host, content, trading: third }
  expect(withoutHeldBack(await store.live(), workTree).versions).toEqual({ host, content })
  expect(await store.said('rollback', 'trading')).toContain(`from ${second} to ${first}`)
})

it.each([
  ['promoted it', 'trading', 'mended()'],
  ['gone back from it', 'trading', undefined],
] as const)('is refused where somebody has %s meanwhile', async (_what, name, text) => {
  const mended = text && (await store.publish(handmadeRemote(), { 'page.js': text }))
  const choose = chooser(store.folder, { names: [name], to: undefined })
  await choose(await store.live())
  if (mended) await store.type('promote', `${name}@${mended}`)
  else await store.type('rollback', name)

  await expect(choose(await store.live())).rejects.toThrow(
    `Somebody has promoted ${name}, gone back from it or withdrawn it meanwhile`,
  )
})

it('is refused where somebody has ended the canary that it was about', async () => {
  const tried = await store.publish(handmadeRemote(), { 'page.js': 'tried()' })
  await store.type('promote', `trading@${tried}`, '--percent', '10')
  const choose = chooser(store.folder, { names: ['trading'], to: undefined })
  await choose(await store.live())
  await store.type('rollback', 'trading')

  await expect(choose(await store.live())).rejects.toThrow('Somebody has promoted trading')
})

it('goes back from what is live as it takes effect, and keeps what somebody else has promoted meanwhile', async () => {
  const [, second = '', third = ''] = versions
  const better = await store.publish(handmadeRemoteNamed('content'), {
    'page.js': 'better()',
  })
  const choose = chooser(store.folder, { names: ['trading'], to: undefined })
  let tries = 0
  const goingBack: typeof choose = async (live) => {
    const chosen = await choose(live)
    tries += 1
    if (tries === 1) await store.promote({ content: better })
    return chosen
  }
  const { release, replaced } = await store.promote(goingBack, { isGoingBack: true })

  expect(tries).toBe(2)
  expect(replaced?.composition).toEqual({ host, content: better, trading: third })
  expect(release).toMatchObject({
    composition: { host, content: better, trading: second },
    heldBack: { trading: [third] },
  })
})

it('leaves where it is what npm start has in its work tree, until somebody promotes it', async () => {
  const [, second, third = ''] = versions
  const workTree = { host, content, trading: third }
  await store.type('rollback', 'trading')
  await store.type('promote', 'host')

  expect(withoutHeldBack(await store.live(), workTree)).toEqual({
    versions: { host, content },
    warnings: [
      `trading stays at ${second}, because somebody went back from ${third}: ` +
        `npm run promote -- trading@${third} makes that live again.`,
    ],
  })
  expect(await store.said('status')).toContain(`${second}  (published: ${third}), held back\n`)
  // A fixed build is another version.
  const mended = { ...workTree, trading: '0.1.0-0123456789ab' }
  expect(withoutHeldBack(await store.live(), mended)).toEqual({
    versions: mended,
    warnings: [],
  })

  await store.publish(handmadeRemote(), { 'page.js': 'mended()' })
  await store.type('promote', 'trading')
  expect(withoutHeldBack(await store.live(), workTree).warnings).toHaveLength(1)

  expect(await store.said('promote', `trading@${third}`)).toContain(
    `Warning: trading ${third} was held back: npm run history -- trading says who went back from it, and why.\n`,
  )
  expect(withoutHeldBack(await store.live(), workTree).versions).toEqual(workTree)
  expect(withoutHeldBack(undefined, workTree).versions).toEqual(workTree)
})

it('leaves where it is what a deployer has in its image, when that is started again', async () => {
  const [, second, third] = versions
  await store.type('rollback', 'trading')

  expect(await store.said('promote', 'trading', '--unless-held-back')).toMatch(
    new RegExp(`^Warning: trading stays at ${second}.+\nrelease 4 stays as it is\n$`),
  )
  expect(await live()).toMatchObject({ trading: second })
  await store.type('promote', 'trading')
  expect(await live()).toMatchObject({ trading: third })
})

it('only warns of a page that goes with the newer version', async () => {
  const pages = ['/news', '/trading-view'].map(handmadePage)
  await store.publish(handmadeRemote({ pages }))
  await store.type('promote', 'trading')

  expect(await store.said('rollback', 'trading')).toMatch(
    /^Warning: Links and bookmarks lead to \/tradi/,
  )
  expect(await live()).toMatchObject({ trading: versions[2] })
})

it.each([
  [
    ['rollback', 'trading@0.1.0-abc'],
    'trading@0.1.0-abc names a version, and rollback takes the one before: to have that one live, ' +
      'npm run promote -- trading@0.1.0-abc.',
  ],
  [['rollback'], 'Name what goes back, as in npm run rollback -- trading, or a release: --to 41.'],
  [['rollback', 'ideas'], 'ideas is not live: choose from host, content, trading.'],
  [['rollback', 'constructor'], 'constructor is not live: choose from host, content, trading.'],
  [['rollback', '--to', 'x'], '--to is "x": give it the number of a release, as in --to 41.'],
  [['rollback', 'ideas', '--to', '1'], 'ideas was not live in release 1: see npm run history.'],
  [['rollback', '--to', '99'], 'There is no record of release 99: see npm run history.'],
])('answers %j with a sentence', async (args, sentence) => {
  expect((await store.said(...args)).trim()).toBe(sentence)
  expect(await live()).toMatchObject({ trading: versions[2] })
})

describe('where the settings of the store are wrong', () => {
  const SETTINGS = {
    allowsOverrides: true,
    origins: ['https://mirror.example.com'],
    site: 'https://trade.example.com',
    tellsWho: false,
  }

  /** Reads what servers send by these settings. */
  async function sent() {
    const [registry, history, robots] = await Promise.all(
      ['registry.json', 'history.json', 'robots.txt'].map((name) => store.read(name)),
    )
    const { allowsOverrides, origins } = JSON.parse(registry ?? '')
    return { allowsOverrides, origins, robots, tellsWho: history?.includes('"who"') }
  }

  it.each(['{', '{ "allowsOverrides": true, "orignis": ["x"] }'])(
    'goes back all the same with those that are served, and warns of %s',
    async (broken) => {
      for (const settings of [SETTINGS, {}]) {
        await writeFile(settingsFile(store.folder), JSON.stringify(settings))
        await store.type('promote', `trading@${versions[2]}`)
        const before = await sent()
        await writeFile(settingsFile(store.folder), broken)

        const { code, stdout } = await store.type('rollback', 'trading')
        expect(code).toBe(0)
        expect(stdout).toMatch(
          /^Warning: \S+settings\.json is .+ The settings stay as they are served: mend the file\.\ntrading went back/,
        )
        expect(await live()).toMatchObject({ trading: versions[1] })
        expect(await sent()).toEqual(before)
      }
      expect((await store.type('promote', `trading@${versions[2]}`)).code).toBe(1)
    },
  )

  it('keeps closed what cannot be read of those that were served, either', async () => {
    await writeFile(settingsFile(store.folder), JSON.stringify(SETTINGS))
    await store.type('promote', 'trading')
    await writeFile(settingsFile(store.folder), '{')
    for (const name of ['index.html', 'registry.json', 'history.json', 'robots.txt']) {
      await rm(store.path(name))
    }

    expect((await store.type('rollback', 'trading')).code).toBe(0)
    expect(await sent()).toEqual({ robots: 'User-agent: *', tellsWho: false })
  })

  it('tells no names where the history that is served has no release of which it could tell', async () => {
    await writeFile(store.path('history.json'), '{"releases":[]}')
    await writeFile(settingsFile(store.folder), '{')

    expect((await store.type('rollback', 'trading')).code).toBe(0)
    expect(await sent()).toMatchObject({ tellsWho: false })
  })

  it('says so also where it is there already', async () => {
    await writeFile(settingsFile(store.folder), '{')

    expect(await store.said('rollback', '--to', '3')).toMatch(
      /^Warning: \S+settings\.json is not JSON.+\n.+ was at/,
    )
  })
})

it('has nothing to go back to in an empty store', async () => {
  const empty = await newFolder()

  expect(await typeCommand(empty, 'rollback', 'trading')).toEqual({
    code: 1,
    stdout: '',
    stderr: `Nothing is live in ${empty}: promote something first.\n`,
  })
  await removeFolder(empty)
})
