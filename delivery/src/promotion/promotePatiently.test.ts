import { setTimeout as wait } from 'node:timers/promises'
import { handmadeHost, handmadeRemote, handmadeRemoteNamed } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { promotePatiently } from './promotePatiently.ts'
import type { Composition } from '../store/release.ts'

const store = testStore()

function optionsFor(versions: Composition) {
  return { store: store.folder, versions, who: 'a tester', why: 'a test' }
}

it('waits for the host that a remote needs, and says what it waits for', async () => {
  const trading = await store.publish(handmadeRemote())
  const onWait = jest.fn()
  const patient = promotePatiently(optionsFor({ trading }), { waitMs: 20_000, onWait })

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
