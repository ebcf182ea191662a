/** @jest-environment jsdom */

import { createStore } from 'jotai'
import { fakeWallet, OTHER_ACCOUNT } from './testing/fakeWallet'
import {
  changeAccountsAtom,
  checkAccountsAtom,
  connectWalletAtom,
  disconnectWalletAtom,
  PATIENCE_MS,
  readBalanceAtom,
  walletAtom,
} from './wallet.atoms'

let logged: jest.SpiedFunction<typeof console.error>

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** A promise that the test keeps when it wants to. */
function later() {
  let keep: (answer: unknown) => void = () => {}
  let breakIt: (cause: unknown) => void = () => {}
  const promise = new Promise((resolve, reject) => {
    keep = resolve
    breakIt = reject
  })
  return { promise, keep, breakIt }
}

function walletOf(answers: Record<string, () => unknown> = {}) {
  const fake = fakeWallet(answers)
  return { ...fake, wallet: { id: 'fox', name: 'Fox', provider: fake.provider } }
}

async function connected(answers: Record<string, () => unknown> = {}) {
  const store = createStore()
  const fake = walletOf(answers)
  await store.set(connectWalletAtom, fake.wallet)
  return { store, ...fake }
}

it('says that a wallet gave no account, and logs it', async () => {
  const { store } = await connected({ eth_requestAccounts: () => [] })

  expect(store.get(walletAtom)).toEqual({ status: 'disconnected', problem: 'noAccount' })
  expect(logged).toHaveBeenCalledTimes(1)
})

it('does not hear an answer, nor a refusal, that comes after the trader gave up', async () => {
  for (const end of ['keep', 'breakIt'] as const) {
    const answer = later()
    const store = createStore()
    const { wallet } = walletOf({ eth_requestAccounts: () => answer.promise })
    const asking = store.set(connectWalletAtom, wallet)
    store.set(disconnectWalletAtom)
    answer[end](['0x52908400098527886E0F7030069857D2E4169EE7'])
    await asking

    expect(store.get(walletAtom)).toEqual({ status: 'disconnected' })
  }
})

it('asks nothing of a wallet that is not connected', async () => {
  const store = createStore()
  await store.set(changeAccountsAtom, [OTHER_ACCOUNT])
  await store.set(checkAccountsAtom)
  await store.set(readBalanceAtom)

  expect(store.get(walletAtom)).toEqual({ status: 'disconnected' })
})

it('follows the wallet to another account, and lets go when its permission is withdrawn', async () => {
  const { store } = await connected()
  await store.set(changeAccountsAtom, [OTHER_ACCOUNT])
  expect(store.get(walletAtom)).toMatchObject({ status: 'connected', account: OTHER_ACCOUNT })

  await store.set(changeAccountsAtom, [])
  expect(store.get(walletAtom)).toEqual({ status: 'disconnected', problem: 'withdrawn' })
})

it('reads the balance anew when it looks after the account', async () => {
  const { store, answers } = await connected()
  answers.eth_getBalance = () => '0x0'
  await store.set(checkAccountsAtom)

  expect(store.get(walletAtom)).toMatchObject({ balance: { status: 'read', wei: 0n } })
})

it('goes on with what it knew when the wallet does not name its accounts', async () => {
  const { store, answers } = await connected()
  const before = store.get(walletAtom)
  answers.eth_accounts = () => {
    throw new Error('The wallet is locked.')
  }
  await store.set(checkAccountsAtom)

  expect(store.get(walletAtom)).toBe(before)
  expect(logged).toHaveBeenCalledWith('The wallet did not name its accounts.', expect.any(Error))
})

it('does not hear of accounts once the trader has disconnected', async () => {
  const { store, answers } = await connected()
  const accounts = later()
  answers.eth_accounts = () => accounts.promise
  const checking = store.set(checkAccountsAtom)
  store.set(disconnectWalletAtom)
  accounts.keep([OTHER_ACCOUNT])
  await checking

  expect(store.get(walletAtom)).toEqual({ status: 'disconnected' })
})

it('says that a balance is unknown which the wallet does not say, or not as a number', async () => {
  const refused = await connected({
    eth_getBalance: () => {
      throw new Error('no line')
    },
  })
  expect(refused.store.get(walletAtom)).toMatchObject({ balance: { status: 'unknown' } })
  expect(logged).toHaveBeenCalledWith('The wallet did not say its balance.', expect.any(Error))

  const nonsense = await connected({ eth_getBalance: () => 'much' })
  expect(nonsense.store.get(walletAtom)).toMatchObject({ balance: { status: 'unknown' } })
})

it('names the chain that the wallet is on now, although that chain does not tell the balance', async () => {
  const { store, answers } = await connected()
  answers.eth_chainId = () => '0x89'
  answers.eth_getBalance = () => {
    throw new Error('no line')
  }
  await store.set(readBalanceAtom)

  expect(store.get(walletAtom)).toMatchObject({ chainId: 137, balance: { status: 'unknown' } })
})

it('names no chain once the wallet does not say it, and shows the balance that it does say', async () => {
  const { store, answers } = await connected()
  answers.eth_chainId = () => {
    throw new Error('no line')
  }
  answers.eth_getBalance = () => '0x1'
  await store.set(readBalanceAtom)

  expect(store.get(walletAtom)).toMatchObject({ balance: { status: 'read', wei: 1n } })
  expect(store.get(walletAtom)).toHaveProperty('chainId', undefined)
  expect(logged).toHaveBeenCalledWith('The wallet did not say its chain.', expect.any(Error))
})

it('names the chain at once, and gives up a balance that the wallet never tells', async () => {
  jest.useFakeTimers()
  const store = createStore()
  const { wallet } = walletOf({ eth_getBalance: () => later().promise })
  const connecting = store.set(connectWalletAtom, wallet)
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(store.get(walletAtom)).toMatchObject({ chainId: 1, balance: { status: 'reading' } })

  await jest.advanceTimersByTimeAsync(1)
  await connecting
  expect(store.get(walletAtom)).toMatchObject({ chainId: 1, balance: { status: 'unknown' } })
  expect(logged).toHaveBeenCalledWith('The wallet did not say its balance.', expect.any(Error))
})

it('shows the balance of a wallet that never says its chain', async () => {
  jest.useFakeTimers()
  const store = createStore()
  const { wallet } = walletOf({ eth_chainId: () => later().promise })
  const connecting = store.set(connectWalletAtom, wallet)
  await jest.advanceTimersByTimeAsync(PATIENCE_MS)
  await connecting

  expect(store.get(walletAtom)).toMatchObject({ balance: { status: 'read' } })
  expect(store.get(walletAtom)).toHaveProperty('chainId', undefined)
})

it('leaves no timer once the wallet has answered or refused', async () => {
  jest.useFakeTimers()
  await connected({
    eth_chainId: () => {
      throw new Error('no line')
    },
  })
  expect(jest.getTimerCount()).toBe(0)
})

it('counts the newest reading of a balance only, whether the older one comes or fails', async () => {
  for (const end of ['keep', 'breakIt'] as const) {
    const { store, answers } = await connected()
    const old = later()
    answers.eth_getBalance = () => old.promise
    const reading = store.set(readBalanceAtom)
    answers.eth_getBalance = () => '0x1'
    await store.set(readBalanceAtom)
    old[end]('0x2')
    await reading

    expect(store.get(walletAtom)).toMatchObject({ balance: { status: 'read', wei: 1n } })
  }
})
