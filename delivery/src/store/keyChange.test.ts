import type { SigningKey } from '../signing/signature.ts'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { promoteAsTester } from '../testing/promoteAsTester.ts'
import { testStore } from '../testing/testStore.ts'
import { handmadeKey } from '../testing/handmadeKey.ts'
import { verifyStore } from '../upkeep/verifyStore.ts'

const [key, next, stranger] = [handmadeKey(), handmadeKey(), handmadeKey()]
const store = testStore()

beforeEach(async () => {
  const trading = await store.publish(handmadeRemote())
  await store.promote({ host: await hostOf(key), trading }, { key })
})

/** A published host that trusts these keys. */
function hostOf(...keys: SigningKey[]): Promise<string> {
  return store.publish(handmadeHost({ trustedKeys: keys.map(({ publicKey }) => publicKey) }))
}

function publishNext(page: string): Promise<string> {
  return store.publish(handmadeRemote(), { 'page.js': page })
}

async function liveNumber(): Promise<number | undefined> {
  return (await store.live())?.release
}

it('changes its key in three steps, each by who has the key that counts then', async () => {
  await store.promote({ host: await hostOf(key, next) }, { key })
  await store.promote({ trading: await publishNext('better()') }, { key: next })
  await store.promote({ host: await hostOf(next) }, { key: next })

  await expect(store.promote({ trading: await publishNext('best()') }, { key })).rejects.toThrow(
    `The host takes only what is signed by ${next.publicKey}`,
  )
  await store.promote({ trading: await publishNext('best()') }, { key: next })
  expect((await verifyStore({ store: store.folder })).problems).toEqual([])
})

it('takes no host of a work tree with a key of its own, and says whose key it needs', async () => {
  const host = await hostOf(stranger)

  await expect(store.promote({ host }, { key: stranger })).rejects.toThrow(
    `What is live is signed by ${key.publicKey}, and host ${host} would change the key at once: it trusts ` +
      `${stranger.publicKey}, and yours is ${stranger.publicKey}. Open tabs, or who promotes by that key, would be ` +
      `shut out: set SIGNING_KEY to it, and build the host again. Where it is lost or stolen, npm run promote -- host@${host} --allow-new-key.`,
  )
  expect(await liveNumber()).toBe(1)
})

it.each([
  ['that both trust', () => hostOf(key, stranger)],
  ['that checks nothing', () => hostOf()],
])('takes no host %s from who has a key that open tabs do not trust', async (_which, hostToBe) => {
  await expect(store.promote({ host: await hostToBe() }, { key: stranger })).rejects.toThrow(
    'change the key',
  )
})

it('is not brought back to its old key by a machine that has it still', async () => {
  const [first, both] = [await hostOf(key), await hostOf(key, next)]
  await store.promote({ host: both }, { key })
  await store.promote({ trading: await publishNext('better()') }, { key: next })
  await expect(store.promote({ host: first }, { key })).rejects.toThrow('change the key at once')

  await store.promote({ host: await hostOf(next) }, { key: next })
  for (const host of [first, both]) {
    await expect(store.promote({ host }, { key })).rejects.toThrow('change the key at once')
  }
  const goingBack = { key, isGoingBack: true, isLossAllowed: true }
  await expect(store.promote({ host: first }, goingBack)).rejects.toThrow('change the key at once')
})

it('goes back to the host that trusts both, by the new key', async () => {
  const both = await hostOf(key, next)
  await store.promote({ host: both }, { key })
  await store.promote({ trading: await publishNext('better()') }, { key: next })
  await store.promote({ host: await hostOf(next) }, { key: next })

  await store.promote({ host: both }, { key: next })
  expect(await liveNumber()).toBe(5)
})

it('changes a lost key at once where that is allowed, and the new one counts from then on', async () => {
  await store.promote({ host: await hostOf(stranger) }, { key: stranger, isKeyChangeAllowed: true })

  await store.promote({ trading: await publishNext('better()') }, { key: stranger })
  await expect(store.promote({ trading: await publishNext('best()') }, { key })).rejects.toThrow(
    `The host takes only what is signed by ${stranger.publicKey}`,
  )
  expect((await verifyStore({ store: store.folder })).problems).toEqual([])
})

it('begins to sign a store that was not, by any key', async () => {
  const unsigned = await newFolder()
  const trustedKeys = [key.publicKey]
  await promoteAsTester(unsigned, { host: await publishHandmade(unsigned, handmadeHost()) })

  const host = await publishHandmade(unsigned, handmadeHost({ trustedKeys }))
  await promoteAsTester(unsigned, { host }, { key })
  expect((await verifyStore({ store: unsigned })).problems).toEqual([])
  await removeFolder(unsigned)
})
