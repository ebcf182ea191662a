import { setTimeout as wait } from 'node:timers/promises'
import {
  handmadeHost,
  handmadeRemoteNamed,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { promotePatiently } from './promotePatiently.ts'
import { promoteVersions } from './promoteVersions.ts'
import type { Composition } from '../store/release.ts'
import { liveRelease } from '../store/live.ts'

let store: string

beforeEach(async () => {
  store = await newFolder()
})

afterEach(() => removeFolder(store))

function optionsFor(versions: Composition) {
  return { store, versions, who: 'a tester', why: 'a test' }
}

it('waits for the host that a remote needs, and says what it waits for', async () => {
  const trading = await publishHandmade(store, handmadeRemote())
  const onWait = jest.fn()
  const patient = promotePatiently(optionsFor({ trading }), { waitMs: 20_000, onWait })

  const host = await publishHandmade(store, handmadeHost())
  await promoteVersions(optionsFor({ host }))

  expect((await patient).release).toMatchObject({ release: 2, composition: { host, trading } })
  expect(onWait.mock.calls).toEqual([[expect.stringMatching(/^No host is live: promote one too/)]])
})

it('goes on waiting when what others make live is not what it needs', async () => {
  const requires = { react: '^20.0.0' }
  const host = await publishHandmade(store, handmadeHost())
  await promoteVersions(optionsFor({ host }))
  const trading = await publishHandmade(store, handmadeRemote({ requires }))
  const content = await publishHandmade(store, handmadeRemoteNamed('content'))
  const next = {
    host: await publishHandmade(store, handmadeHost({ provides: { react: '20.0.0' } })),
    content: await publishHandmade(store, { ...handmadeRemoteNamed('content'), requires }),
  }
  const refusals: string[] = []
  const onWait = (problem: string) => refusals.push(problem)
  const patient = promotePatiently(optionsFor({ trading }), { waitMs: 20_000, onWait })

  while (refusals.length < 1) await wait(5)
  await promoteVersions(optionsFor({ content }))
  while (refusals.length < 2) await wait(5)
  await promoteVersions(optionsFor(next))

  expect((await patient).release.composition).toEqual({ ...next, trading })
  expect(refusals).toHaveLength(2)
  expect(refusals[1]).toContain('requires react ^20.0.0')
})

it('refuses with the last problem when the time is up', async () => {
  const trading = await publishHandmade(store, handmadeRemote())
  const patience = { waitMs: 0, onWait: jest.fn() }

  await expect(promotePatiently(optionsFor({ trading }), patience)).rejects.toThrow(
    'No host is live: promote one too',
  )
  expect(patience.onWait).not.toHaveBeenCalled()
  expect(await liveRelease(store)).toBeUndefined()
})

it('does not wait, nor try again, where somebody has gone back from it meanwhile', async () => {
  const host = await publishHandmade(store, handmadeHost())
  const trading = await publishHandmade(store, handmadeRemote())
  await promoteVersions(optionsFor({ host, trading }))
  const bad = await publishHandmade(store, handmadeRemote(), { 'page.js': 'bad()' })
  let tries = 0
  const versions = async () => {
    tries += 1
    if (tries === 1) {
      await promoteVersions(optionsFor({ trading: bad }))
      await promoteVersions({ ...optionsFor({ trading }), isGoingBack: true })
    }
    return { trading: bad }
  }
  const patience = { waitMs: 1_000, onWait: jest.fn() }

  await expect(promotePatiently({ ...optionsFor({}), versions }, patience)).rejects.toThrow(
    `Somebody has gone back from trading ${bad} meanwhile`,
  )
  expect(patience.onWait).not.toHaveBeenCalled()
})
