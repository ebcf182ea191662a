import type { SigningKey } from '../signing/signature.ts'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { handmadeKey } from '../testing/handmadeKey.ts'
import { liveRelease } from './live.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import type { Composition } from './release.ts'
import { verifyStore } from '../upkeep/verifyStore.ts'

const [key, next, stranger] = [handmadeKey(), handmadeKey(), handmadeKey()]
let store: string

beforeEach(async () => {
  store = await newFolder()
  const trading = await publishHandmade(store, handmadeRemote())
  await promote({ host: await hostOf(key), trading }, key)
})

afterEach(() => removeFolder(store))

function promote(versions: Composition, by: SigningKey, isKeyChangeAllowed = false) {
  const who = { who: 'a tester', why: 'a test', key: by }
  return promoteVersions({ store, versions, ...who, isKeyChangeAllowed })
}

/** A published host that trusts these keys. */
function hostOf(...keys: SigningKey[]): Promise<string> {
  return publishHandmade(
    store,
    handmadeHost({ trustedKeys: keys.map(({ publicKey }) => publicKey) }),
  )
}

function publishNext(page: string): Promise<string> {
  return publishHandmade(store, handmadeRemote(), { 'page.js': page })
}

async function liveNumber(): Promise<number | undefined> {
  return (await liveRelease(store))?.release
}

it('changes its key in three steps, each by who has the key that counts then', async () => {
  await promote({ host: await hostOf(key, next) }, key)
  await promote({ trading: await publishNext('better()') }, next)
  await promote({ host: await hostOf(next) }, next)

  await expect(promote({ trading: await publishNext('best()') }, key)).rejects.toThrow(
    `The host takes only what is signed by ${next.publicKey}`,
  )
  await promote({ trading: await publishNext('best()') }, next)
  expect((await verifyStore({ store })).problems).toEqual([])
})

it('takes no host of a work tree with a key of its own, and says whose key it needs', async () => {
  const host = await hostOf(stranger)

  await expect(promote({ host }, stranger)).rejects.toThrow(
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
  await expect(promote({ host: await hostToBe() }, stranger)).rejects.toThrow('change the key')
})

it('is not brought back to its old key by a machine that has it still', async () => {
  const [first, both] = [await hostOf(key), await hostOf(key, next)]
  await promote({ host: both }, key)
  await promote({ trading: await publishNext('better()') }, next)
  await expect(promote({ host: first }, key)).rejects.toThrow('change the key at once')

  await promote({ host: await hostOf(next) }, next)
  for (const host of [first, both]) {
    await expect(promote({ host }, key)).rejects.toThrow('change the key at once')
  }
  const goingBack = { versions: { host: first }, isGoingBack: true, isLossAllowed: true }
  await expect(
    promoteVersions({ store, ...goingBack, who: 'a tester', why: 'a test', key }),
  ).rejects.toThrow('change the key at once')
})

it('goes back to the host that trusts both, by the new key', async () => {
  const both = await hostOf(key, next)
  await promote({ host: both }, key)
  await promote({ trading: await publishNext('better()') }, next)
  await promote({ host: await hostOf(next) }, next)

  await promote({ host: both }, next)
  expect(await liveNumber()).toBe(5)
})

it('changes a lost key at once where that is allowed, and the new one counts from then on', async () => {
  await promote({ host: await hostOf(stranger) }, stranger, true)

  await promote({ trading: await publishNext('better()') }, stranger)
  await expect(promote({ trading: await publishNext('best()') }, key)).rejects.toThrow(
    `The host takes only what is signed by ${stranger.publicKey}`,
  )
  expect((await verifyStore({ store })).problems).toEqual([])
})

it('begins to sign a store that was not, by any key', async () => {
  const unsigned = await newFolder()
  const trustedKeys = [key.publicKey]
  const who = { store: unsigned, who: 'a tester', why: 'a test' }
  await promoteVersions({
    ...who,
    versions: { host: await publishHandmade(unsigned, handmadeHost()) },
  })

  const host = await publishHandmade(unsigned, handmadeHost({ trustedKeys }))
  await promoteVersions({ ...who, versions: { host }, key })
  expect((await verifyStore({ store: unsigned })).problems).toEqual([])
  await removeFolder(unsigned)
})
