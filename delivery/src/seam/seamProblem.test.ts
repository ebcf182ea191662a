import { rm, writeFile } from 'node:fs/promises'
import { readComposition } from '../store/published.ts'
import { handmadeHost, handmadeRemote, handmadeRemoteNamed } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { handmadeSeam } from '../testing/handmadeSeams.ts'
import { seamProblem } from './seamProblem.ts'

const STATE = '@aldergate/market/state'
const UI = '@aldergate/ui'
const STYLES = 'styled-components'

const store = testStore()
const { promote } = store

/** Publishes a host that offers a state, of which there is one, and a kit by version. */
function publishHost(state: string, kit = { version: '0.3.0', text: 'export {}' }) {
  const seam = handmadeSeam({
    texts: { [STATE]: state, [UI]: kit.text },
    copies: { [STATE]: { version: '0.3.0' }, [UI]: { version: kit.version } },
  })
  return store.publish(handmadeHost(), { 'seam.json': JSON.stringify(seam) })
}

/** Publishes trading, which uses one atom of the state. */
function publishTrading(state: string, name = 'tickerAtom') {
  const seam = handmadeSeam({ texts: { [STATE]: state }, names: { [STATE]: [name] } })
  return store.publish(handmadeRemote(), { 'seam.json': JSON.stringify(seam) })
}

/** Publishes a remote that uses a button, and brings the kit along. */
function publishContent(text: string, version: string, name = 'content') {
  const seam = handmadeSeam({
    texts: { [UI]: text },
    names: { [UI]: ['Button'] },
    copies: { [UI]: { version } },
    ranges: { [UI]: `~${version}` },
  })
  return store.publish(handmadeRemoteNamed(name), { 'seam.json': JSON.stringify(seam) })
}

const OLD = 'export declare const tickerAtom: { pair: string }'
const GROWN = `${OLD}\nexport declare const depthAtom: { levels: number }`
const CHANGED = 'export declare const tickerAtom: { pair: number }'

it('lets a host that grew go live under an older remote, and a remote that uses the growth after it', async () => {
  await promote({ host: await publishHost(OLD), trading: await publishTrading(OLD) })

  await promote({ host: await publishHost(GROWN) })
  const { isNew } = await promote({ trading: await publishTrading(GROWN, 'depthAtom') })

  expect(isNew).toBe(true)
})

it('refuses a remote that uses what the live host does not offer', async () => {
  const host = await publishHost(OLD)
  await promote({ host })
  const trading = await publishTrading(GROWN, 'depthAtom')

  await expect(promote({ trading })).rejects.toThrow(
    `trading ${trading} does not fit host ${host}. It uses depthAtom of @aldergate/market/state, ` +
      `which is not offered: promote a host that offers it in the same release (npm run deliver -- ` +
      `host trading), or build trading without it.`,
  )
})

it('refuses a host that changes what a live remote uses', async () => {
  const trading = await publishTrading(OLD)
  await promote({ host: await publishHost(OLD), trading })
  const host = await publishHost(CHANGED)

  await expect(promote({ host })).rejects.toThrow(
    `trading ${trading} does not fit host ${host}. It uses tickerAtom of @aldergate/market/state, ` +
      `which differs (Type '{ pair: number; }' is not assignable to type '{ pair: string; }'. ` +
      `Types of property 'pair' are incompatible. Type 'number' is not assignable to type 'string'.): keep it in the host, or build trading ` +
      `against this host and promote both in the same release (npm run deliver -- host trading).`,
  )
})

it('takes a changed host with the remotes that were built against it in the same release', async () => {
  await promote({ host: await publishHost(OLD), trading: await publishTrading(OLD) })

  await expect(
    promote({ host: await publishHost(CHANGED), trading: await publishTrading(CHANGED) }),
  ).resolves.toMatchObject({ isNew: true })
})

it('asks of a canary what it asks of a live remote, and of a new host that it fits the canary', async () => {
  const host = await publishHost(OLD)
  await promote({ host, trading: await publishTrading(OLD) })
  const unfit = await publishTrading(GROWN, 'depthAtom')
  const trial = { below: 1_000 }
  const tryOut = (trading: string) => promote({ trading }, { trial })

  await expect(tryOut(unfit)).rejects.toThrow(`trading ${unfit} does not fit host ${host}`)
  await promote({ host: await publishHost(GROWN) })
  await expect(tryOut(unfit)).resolves.toMatchObject({ isNew: true })
  await expect(promote({ host })).rejects.toThrow(`trading ${unfit} does not fit host ${host}`)
})

it('asks for a newer version of a part that has changed without one', async () => {
  const kit = { version: '0.3.0', text: 'export declare const Button: 1' }
  const host = await publishHost(OLD, kit)
  await promote({ host })
  const text = 'export declare const Button: 2'
  const same = await publishContent(text, '0.3.0')

  await expect(promote({ content: same })).rejects.toThrow(
    `content ${same} does not fit host ${host}. It uses Button of @aldergate/ui, which differs (` +
      `Type '1' is not assignable to type '2'.): raise the version of @aldergate/ui, so that ` +
      `content brings its own copy, or promote a host that offers it in the same release (npm run ` +
      `deliver -- host content).`,
  )
  await expect(promote({ content: await publishContent(text, '0.3.1') })).resolves.toBeDefined()
})

it('takes a remote that brings a changed part of its own, which no other remote is given', async () => {
  const text = 'export declare const Button: 1'
  await promote({
    host: await publishHost(OLD, { version: '0.3.0', text }),
    content: await publishContent(text, '0.3.0'),
  })
  const ideas = await publishContent('export declare const Button: 2', '0.3.1', 'ideas')

  await expect(promote({ ideas })).resolves.toBeDefined()
})

it('refuses a version that was published before builds said what they take', async () => {
  const host = await publishHost(OLD)
  const trading = await publishTrading(OLD)
  await rm(store.path('trading', trading, 'seam.json'))
  const next = await readComposition(store.folder, { composition: { host, trading } })

  await expect(
    seamProblem({ store: store.folder, next, live: { composition: {} } }),
  ).rejects.toThrow(
    `trading ${trading} does not say what it takes from shared (it has no seam.json): build and ` +
      `publish trading again, and promote it in the same release.`,
  )
})

it('refuses a version that says in no known words what it takes', async () => {
  const host = await publishHost(OLD)
  const trading = await publishTrading(OLD)
  await writeFile(store.path('trading', trading, 'seam.json'), '{"names":7}')
  const next = await readComposition(store.folder, { composition: { host, trading } })

  await expect(
    seamProblem({ store: store.folder, next, live: { composition: {} } }),
  ).rejects.toThrow(
    /^trading \S+ breaks the contract \(seam\.json is not valid at .+\): build and publish trading again/,
  )
})

describe('of a library that the host gives in part', () => {
  const FOUR = ['createGlobalStyle', 'css', 'default', 'keyframes']

  function publishGiving(names: string[]) {
    const seam = handmadeSeam({ texts: {}, given: { [STYLES]: names } })
    return store.publish(handmadeHost(), { 'seam.json': JSON.stringify(seam) })
  }

  function publishTaking(...names: string[]) {
    const seam = handmadeSeam({ texts: {}, libraries: { [STYLES]: names, jotai: ['atom'] } })
    return store.publish(handmadeRemote(), { 'seam.json': JSON.stringify(seam) })
  }

  it('refuses a remote that uses a name which the live host does not give', async () => {
    const host = await publishGiving(FOUR)
    await promote({ host })
    const trading = await publishTaking('css', 'useTheme')

    await expect(promote({ trading })).rejects.toThrow(
      `trading ${trading} does not fit host ${host}. It uses useTheme of styled-components, which is ` +
        `not offered: promote a host that offers it in the same release (npm run deliver -- host ` +
        `trading), or build trading without it.`,
    )
    await expect(promote({ trading: await publishTaking('css', 'default') })).resolves.toBeDefined()
  })

  it('refuses a host that gives no more what a live remote uses, unless a remote without it comes along', async () => {
    const trading = await publishTaking('keyframes')
    await promote({ host: await publishGiving(FOUR), trading })
    const host = await publishGiving(['css', 'default'])

    await expect(promote({ host })).rejects.toThrow(
      `trading ${trading} does not fit host ${host}. It uses keyframes of styled-components, which is ` +
        `not offered: keep it in the host, or build trading against this host and promote both in the ` +
        `same release (npm run deliver -- host trading).`,
    )
    await expect(promote({ host, trading: await publishTaking('css') })).resolves.toBeDefined()
  })

  it('refuses a remote that takes the library whole', async () => {
    await promote({ host: await publishGiving(FOUR) })

    await expect(promote({ trading: await publishTaking('*') })).rejects.toThrow(
      'It uses all of styled-components, which is not offered',
    )
  })

  it('takes a host that gives it whole, and builds from before they said what they use', async () => {
    await promote({ host: await publishHost(OLD), trading: await publishTaking('useTheme') })

    await expect(
      promote({
        host: await publishGiving(FOUR),
        trading: await publishOld(handmadeRemote()),
      }),
    ).resolves.toMatchObject({ isNew: true })
  })

  /** A seam without the fields that name libraries. */
  function publishOld(remote: ReturnType<typeof handmadeRemote>) {
    const { ranges, names, copies, declarations } = handmadeSeam({ texts: {} })
    const seam = JSON.stringify({ ranges, names, copies, declarations })
    return store.publish(remote, { 'seam.json': seam })
  }
})

it('asks nothing of what is live together already', async () => {
  const trading = await publishTrading(OLD)
  const host = await publishHost(CHANGED)
  const next = await readComposition(store.folder, { composition: { host, trading } })

  expect(
    await seamProblem({ store: store.folder, next, live: { composition: { host, trading } } }),
  ).toBeUndefined()
  expect(
    await seamProblem({ store: store.folder, next, live: { composition: { host } } }),
  ).toContain(`trading ${trading}`)
})
