import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { liveRelease } from '../store/live.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import { lockFile, settingsFile } from '../names/storePaths.ts'
import {
  handmadeHost,
  handmadeRemoteNamed,
  handmadePage,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { typeCommand } from '../testing/typeCommand.ts'
import { withoutHeldBack } from '../workspaces/withoutHeldBack.ts'
import { chooser } from './rollback.ts'

let store: string
let host: string
let content: string
/** The versions of trading, in the order in which they went live. */
let versions: string[]

beforeEach(async () => {
  store = await newFolder()
  host = await publishHandmade(store, handmadeHost())
  content = await publishHandmade(store, handmadeRemoteNamed('content'))
  versions = []
  for (const text of ['first()', 'second()', 'third()']) {
    versions.push(await publishHandmade(store, handmadeRemote(), { 'page.js': text }))
    await typed('promote', 'host', 'content', 'trading')
  }
})

afterEach(() => removeFolder(store))

async function typed(...args: string[]) {
  const ended = await typeCommand(store, ...args)
  return ended.stdout + ended.stderr
}

async function live() {
  return (await liveRelease(store))?.composition
}

it('says of a remote that was withdrawn that it is live again', async () => {
  const [, , third] = versions
  await typed('withdraw', 'trading', '--allow-loss')

  expect(await typed('rollback', '--to', '3')).toContain(`trading is live again, at ${third}\n`)
  expect(await live()).toMatchObject({ trading: third })
})

/** Leaves a store as a command does that is killed before its last moves: page and note are the previous ones. */
async function typedAndKilled(...args: string[]) {
  const kept = await Promise.all(
    ['index.html', 'releases/live.json'].map(async (name) => {
      const file = join(store, name)
      return { file, bytes: await readFile(file) }
    }),
  )
  await typed(...args)
  for (const { file, bytes } of kept) await writeFile(file, bytes)
}

it.each([[[]], [['--percent', '10']]])(
  'does not go back from what was only half shown (%j), and says where taking it back leads',
  async (share) => {
    const [, , third] = versions
    await publishHandmade(store, handmadeRemote(), { 'page.js': 'fourth()' })
    await typedAndKilled('promote', 'trading', '--why', 'a wish', ...share)

    expect(await typed('rollback', 'trading')).toContain(
      `never became live, because its promotion ended early, and pages show some of it already. Take that back by ` +
        `npm run verify:store -- --repair: trading is at ${third} then.`,
    )
    expect(await live()).toMatchObject({ trading: third })
    expect(await typed('rollback', 'content')).toMatch(/^content has no earlier version/)

    await typed('verify', '--repair')
    expect(await typed('status')).not.toMatch('some of what servers send')
  },
)

it('knows what was half shown also by a killed process of another machine, whose lock it takes over', async () => {
  await publishHandmade(store, handmadeRemote(), { 'page.js': 'fourth()' })
  await typedAndKilled('promote', 'trading', '--why', 'a wish')
  await writeFile(lockFile(store), JSON.stringify({ id: 'x', pid: 7, machine: 'elsewhere' }))
  expect(await typed('status')).toMatch(
    new RegExp(
      `Release 4 \\(.+: a wish\\) is not live, and some of what servers send is of it already\\. Process 7 on elsewhere ` +
        `holds ${lockFile(store)}: it is at work, or was killed\\. If this is still said in ten seconds, promote the ` +
        `same again, or take that back by npm run verify:store -- --repair\\.\n$`,
    ),
  )

  // Each look at the clock is a second after the one before.
  let clock = 0
  const now = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1_000))
  expect(await typed('rollback', 'trading')).toContain('pages show some of it already')
  now.mockRestore()
})

it('does not go back to a release that never became live', async () => {
  await publishHandmade(store, handmadeRemote(), { 'page.js': 'fourth()' })
  await typedAndKilled('promote', 'trading')
  await typed('verify', '--repair')

  expect(await typed('rollback', '--to', '4')).toBe(
    'Release 4 never became live: choose one that did by npm run history.\n',
  )
  expect(await live()).toMatchObject({ trading: versions[2] })
})

it('goes back again where a step back was only half shown, and no further', async () => {
  const [, second, third] = versions
  await typedAndKilled('rollback', 'trading')

  expect(await typed('rollback', 'trading')).toContain(`went back from ${third} to ${second}\n`)
})

it.each([
  ['its end', ['rollback', 'trading']],
  ['a larger share', ['promote', 'trading', '--percent', '25']],
  ['its going live for all', ['promote', 'trading']],
])('ends a canary of which %s was only half shown', async (_what, step) => {
  const [, , third] = versions
  await publishHandmade(store, handmadeRemote(), { 'page.js': 'fourth()' })
  await typed('promote', 'trading', '--percent', '10')
  await typedAndKilled(...step)

  expect(await typed('rollback', 'trading')).toContain(`trading is at ${third} for everybody\n`)
})

it('goes back by a new release, a step each time, and touches nobody else', async () => {
  const [first, second, third] = versions
  expect(await typed('rollback', 'trading', '--why', 'Orders come twice')).toBe(
    `trading went back from ${third} to ${second}\nrelease 4 is live\n`,
  )
  expect(await live()).toEqual({ host, content, trading: second })
  expect(await liveRelease(store)).toMatchObject({ why: 'Orders come twice', after: 3 })

  await typed('rollback', 'trading')
  expect(await live()).toEqual({ host, content, trading: first })
  expect(await typed('rollback', 'trading')).toBe(
    'trading has no earlier version from which nobody has gone back: build, publish and promote a mended one, ' +
      'name a release, as in npm run rollback -- trading --to 41, or take it out of what is live by ' +
      'npm run withdraw -- trading.\n',
  )
})

it('goes back to what was live in a release, of one build or of all', async () => {
  const [first, , third] = versions
  const better = await publishHandmade(store, handmadeRemoteNamed('content'), {
    'page.js': 'better()',
  })
  await typed('promote', 'content')

  await typed('rollback', 'trading', '--to', '1')
  expect(await live()).toEqual({ host, content: better, trading: first })
  await typed('rollback', '--to', '3')
  expect(await live()).toEqual({ host, content, trading: third })
  expect(await typed('rollback', '--to', '3')).toContain(`trading was at ${third} already\n`)
})

it('holds back all that it passes over on the way to a release, so that the next step goes further back', async () => {
  const [first, second, third = ''] = versions
  const fourth = await publishHandmade(store, handmadeRemote(), { 'page.js': 'fourth()' })
  await typed('promote', 'trading')
  await typed('rollback', 'trading', '--to', '2')
  expect((await liveRelease(store))?.heldBack).toEqual({ trading: [fourth, third] })
  const workTree = { host, content, trading: third }
  expect(withoutHeldBack(await liveRelease(store), workTree).versions).toEqual({ host, content })
  expect(await typed('rollback', 'trading')).toContain(`from ${second} to ${first}`)
})

it.each([
  ['promoted it', 'trading', 'mended()'],
  ['gone back from it', 'trading', undefined],
] as const)('is refused where somebody has %s meanwhile', async (_what, name, text) => {
  const mended = text && (await publishHandmade(store, handmadeRemote(), { 'page.js': text }))
  const choose = chooser(store, { names: [name], to: undefined })
  await choose(await liveRelease(store))
  if (mended) await typed('promote', `${name}@${mended}`)
  else await typed('rollback', name)

  await expect(choose(await liveRelease(store))).rejects.toThrow(
    `Somebody has promoted ${name}, gone back from it or withdrawn it meanwhile`,
  )
})

it('goes back from what is live as it takes effect, and keeps what somebody else has promoted meanwhile', async () => {
  const [, second = '', third = ''] = versions
  const better = await publishHandmade(store, handmadeRemoteNamed('content'), {
    'page.js': 'better()',
  })
  const options = { store, who: 'a tester', why: 'a test' }
  const choose = chooser(store, { names: ['trading'], to: undefined })
  let tries = 0
  const { release, replaced } = await promoteVersions({
    ...options,
    versions: async (live) => {
      const chosen = await choose(live)
      tries += 1
      if (tries === 1) await promoteVersions({ ...options, versions: { content: better } })
      return chosen
    },
    isGoingBack: true,
  })

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
  await typed('rollback', 'trading')
  await typed('promote', 'host')

  expect(withoutHeldBack(await liveRelease(store), workTree)).toEqual({
    versions: { host, content },
    warnings: [
      `trading stays at ${second}, because somebody went back from ${third}: ` +
        `npm run promote -- trading@${third} makes that live again.`,
    ],
  })
  expect(await typed('status')).toContain(`${second}  (published: ${third}), held back\n`)
  // A fixed build is another version.
  const mended = { ...workTree, trading: '0.1.0-0123456789ab' }
  expect(withoutHeldBack(await liveRelease(store), mended)).toEqual({
    versions: mended,
    warnings: [],
  })

  await publishHandmade(store, handmadeRemote(), { 'page.js': 'mended()' })
  await typed('promote', 'trading')
  expect(withoutHeldBack(await liveRelease(store), workTree).warnings).toHaveLength(1)

  expect(await typed('promote', `trading@${third}`)).toContain(
    `Warning: trading ${third} was held back: npm run history -- trading says who went back from it, and why.\n`,
  )
  expect(withoutHeldBack(await liveRelease(store), workTree).versions).toEqual(workTree)
  expect(withoutHeldBack(undefined, workTree).versions).toEqual(workTree)
})

it('leaves where it is what a deployer has in its image, when that is started again', async () => {
  const [, second, third] = versions
  await typed('rollback', 'trading')

  expect(await typed('promote', 'trading', '--unless-held-back')).toMatch(
    new RegExp(`^Warning: trading stays at ${second}.+\nrelease 4 stays as it is\n$`),
  )
  expect(await live()).toMatchObject({ trading: second })
  await typed('promote', 'trading')
  expect(await live()).toMatchObject({ trading: third })
})

it('only warns of a page that goes with the newer version', async () => {
  const pages = ['/news', '/trading-view'].map(handmadePage)
  await publishHandmade(store, handmadeRemote({ pages }))
  await typed('promote', 'trading')

  expect(await typed('rollback', 'trading')).toMatch(
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
  expect((await typed(...args)).trim()).toBe(sentence)
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
      ['registry.json', 'history.json', 'robots.txt'].map((name) =>
        readFile(join(store, name), 'utf8'),
      ),
    )
    const { allowsOverrides, origins } = JSON.parse(registry ?? '')
    return { allowsOverrides, origins, robots, tellsWho: history?.includes('"who"') }
  }

  it.each(['{', '{ "allowsOverrides": true, "orignis": ["x"] }'])(
    'goes back all the same with those that are served, and warns of %s',
    async (broken) => {
      for (const settings of [SETTINGS, {}]) {
        await writeFile(settingsFile(store), JSON.stringify(settings))
        await typed('promote', `trading@${versions[2]}`)
        const before = await sent()
        await writeFile(settingsFile(store), broken)

        const { code, stdout } = await typeCommand(store, 'rollback', 'trading')
        expect(code).toBe(0)
        expect(stdout).toMatch(
          /^Warning: \S+settings\.json is .+ The settings stay as they are served: mend the file\.\ntrading went back/,
        )
        expect(await live()).toMatchObject({ trading: versions[1] })
        expect(await sent()).toEqual(before)
      }
      expect((await typeCommand(store, 'promote', `trading@${versions[2]}`)).code).toBe(1)
    },
  )

  it('keeps closed what cannot be read of those that were served, either', async () => {
    await writeFile(settingsFile(store), JSON.stringify(SETTINGS))
    await typed('promote', 'trading')
    await writeFile(settingsFile(store), '{')
    for (const name of ['index.html', 'registry.json', 'history.json', 'robots.txt']) {
      await rm(join(store, name))
    }

    expect((await typeCommand(store, 'rollback', 'trading')).code).toBe(0)
    expect(await sent()).toEqual({ robots: 'User-agent: *', tellsWho: false })
  })

  it('tells no names where the history that is served has no release of which it could tell', async () => {
    await writeFile(join(store, 'history.json'), '{"releases":[]}')
    await writeFile(settingsFile(store), '{')

    expect((await typeCommand(store, 'rollback', 'trading')).code).toBe(0)
    expect(await sent()).toMatchObject({ tellsWho: false })
  })

  it('says so also where it is there already', async () => {
    await writeFile(settingsFile(store), '{')

    expect(await typed('rollback', '--to', '3')).toMatch(
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
