import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { settingsFile } from '../names/storePaths.ts'
import { refusal } from '../process/refusal.ts'
import {
  handmadeHost,
  handmadePage,
  handmadeRemote,
  handmadeRemoteNamed,
} from '../testing/handmadeBuilds.ts'
import { handmadeKey } from '../testing/handmadeKey.ts'
import { testStore } from '../testing/testStore.ts'
import { promotePatiently } from './promotePatiently.ts'
import type { PromoteOptions } from './promoteVersions.ts'
import type { Composition } from '../store/release.ts'

const store = testStore()

function optionsFor(versions: Composition) {
  return { store: store.folder, versions, who: 'a tester', why: 'a test' }
}

it('waits for the host that a remote needs, and says what it waits for', async () => {
  const trading = await store.publish(handmadeRemote())
  const onWait = jest.fn()
  const patient = promotePatiently(optionsFor({ trading }), { waitMs: 20_000, onWait })

  while (onWait.mock.calls.length < 1) await wait(5)
  const host = await store.publish(handmadeHost())
  await store.promote({ host })

  expect((await patient).release).toMatchObject({ release: 2, composition: { host, trading } })
  expect(onWait.mock.calls).toEqual([[expect.stringMatching(/^No host is live: promote one too/)]])
})

it('goes on waiting when what others make live is not what it needs', async () => {
  const requires = { react: '^20.0.0' }
  const host = await store.publish(handmadeHost())
  await store.promote({ host })
  const trading = await store.publish(handmadeRemote({ requires }))
  const content = await store.publish(handmadeRemoteNamed('content'))
  const next = {
    host: await store.publish(handmadeHost({ provides: { react: '20.0.0' } })),
    content: await store.publish({ ...handmadeRemoteNamed('content'), requires }),
  }
  const refusals: string[] = []
  const onWait = (problem: string) => refusals.push(problem)
  const patient = promotePatiently(optionsFor({ trading }), { waitMs: 20_000, onWait })

  while (refusals.length < 1) await wait(5)
  await store.promote({ content })
  while (refusals.length < 2) await wait(5)
  await store.promote(next)

  expect((await patient).release.composition).toEqual({ ...next, trading })
  expect(refusals).toHaveLength(2)
  expect(refusals[1]).toContain('requires react ^20.0.0')
})

it('brings nothing back that somebody has gone back from while it waited', async () => {
  const trading = await store.publish(handmadeRemote())
  await store.promote({ host: await store.publish(handmadeHost()), trading })
  const bad = await store.publish(handmadeRemote(), { 'page.js': 'bad()' })
  await store.promote({ trading: bad })
  const content = await store.publish({
    ...handmadeRemoteNamed('content'),
    requires: { react: '^20.0.0' },
  })
  const onWait = jest.fn()
  const patient = promotePatiently(optionsFor({ trading: bad, content }), {
    waitMs: 20_000,
    onWait,
  })

  while (onWait.mock.calls.length < 1) await wait(5)
  await store.promote({ trading }, { isGoingBack: true })
  await expect(patient).rejects.toThrow(`Somebody has gone back from trading ${bad} meanwhile`)
})

it('refuses with the last problem when the time is up', async () => {
  const trading = await store.publish(handmadeRemote())
  const patience = { waitMs: 0, onWait: jest.fn() }

  await expect(promotePatiently(optionsFor({ trading }), patience)).rejects.toThrow(
    'No host is live: promote one too',
  )
  expect(patience.onWait).not.toHaveBeenCalled()
  expect(await store.live()).toBeUndefined()
})

describe('where no release of others can mend it', () => {
  let trading: string

  beforeEach(async () => {
    const host = await store.publish(handmadeHost())
    await store.promote({ host, trading: await store.publish(handmadeRemote()) })
    trading = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
  })

  /** The refusal of a patient promotion that waits for nobody. */
  async function refusedAtOnce(versions: Composition, options: Partial<PromoteOptions> = {}) {
    const onWait = jest.fn()
    const patient = promotePatiently(
      { ...optionsFor(versions), ...options },
      { waitMs: 1_000, onWait },
    )
    const problem = await patient.then(
      () => 'It was promoted.',
      (error: Error) => error.message,
    )
    expect(onWait).not.toHaveBeenCalled()
    return problem
  }

  it('refuses at once a page that does not open', async () => {
    const look = () => Promise.reject(refusal('Opened in a browser, not all is well.'))

    expect(await refusedAtOnce({ trading }, { look })).toBe('Opened in a browser, not all is well.')
  })

  it('refuses at once to let go of a page', async () => {
    const pages = [handmadePage('/other')]
    const other = await store.publish(handmadeRemote({ pages }))

    expect(await refusedAtOnce({ trading: other })).toMatch(/^Links and bookmarks lead to \/news/)
  })

  it('refuses at once what has to be signed where there is no key', async () => {
    const { publicKey } = handmadeKey()
    const host = await store.publish(handmadeHost({ trustedKeys: [publicKey] }))

    expect(await refusedAtOnce({ host })).toMatch(/^The host takes only what is signed by/)
  })

  it('refuses at once damaged bytes', async () => {
    await writeFile(store.path('trading', trading, 'page.js'), 'worse()')

    expect(await refusedAtOnce({ trading })).toContain('that differ from their hash')
  })

  it('refuses at once wrong settings', async () => {
    await writeFile(settingsFile(store.folder), '{ "orignis": [] }')

    expect(await refusedAtOnce({ trading })).toContain('is wrong at orignis')
  })
})

it('does not wait, nor try again, where somebody has gone back from it meanwhile', async () => {
  const host = await store.publish(handmadeHost())
  const trading = await store.publish(handmadeRemote())
  await store.promote({ host, trading })
  const bad = await store.publish(handmadeRemote(), { 'page.js': 'bad()' })
  let tries = 0
  const versions = async () => {
    tries += 1
    if (tries === 1) {
      await store.promote({ trading: bad })
      await store.promote({ trading }, { isGoingBack: true })
    }
    return { trading: bad }
  }
  const patience = { waitMs: 1_000, onWait: jest.fn() }

  await expect(promotePatiently({ ...optionsFor({}), versions }, patience)).rejects.toThrow(
    `Somebody has gone back from trading ${bad} meanwhile`,
  )
  expect(patience.onWait).not.toHaveBeenCalled()
})
