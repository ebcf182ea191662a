import { erasableAtom, logFailure } from '@aldergate/platform'
import { atom } from 'jotai'
import { chainIdIn, firstAccount, type WalletProvider, weiIn } from './eip1193'
import { problemOf, type Wallet, type WalletProblem } from './wallet'

/** The wallet's own statements: account, chain and balance. */
export interface WalletConnection {
  status: 'connected'
  wallet: Wallet
  account: string
  /** `undefined` until the wallet has answered, or if it did not. */
  chainId?: number
  balance: { status: 'reading' } | { status: 'read'; wei: bigint } | { status: 'unknown' }
}

export type WalletState =
  | { status: 'disconnected'; problem?: WalletProblem }
  | { status: 'asking'; wallet: Wallet }
  | WalletConnection

/** How long a wallet may take to tell its chain or balance: a locked one may never answer. */
export const PATIENCE_MS = 15_000

/** Kept outside the panel, so that hiding it does not end the connection. */
const stateAtom = erasableAtom<WalletState>({ status: 'disconnected' })

export const walletAtom = atom((get) => get(stateAtom))

/** Requests an account from a wallet; an answer after the trader has cancelled is ignored. */
export const connectWalletAtom = atom(null, async (get, set, wallet: Wallet) => {
  const asking: WalletState = { status: 'asking', wallet }
  set(stateAtom, asking)
  try {
    const account = firstAccount(await wallet.provider.request({ method: 'eth_requestAccounts' }))
    if (get(stateAtom) !== asking) return
    if (account) await set(takeAccountAtom, wallet, account)
    else {
      logFailure('The wallet did not connect.', new Error('It returned no account.'))
      set(disconnectWalletAtom, 'noAccount')
    }
  } catch (cause) {
    logFailure('The wallet did not connect.', cause)
    if (get(stateAtom) === asking) set(disconnectWalletAtom, problemOf(cause))
  }
})

/** Forgets the wallet on this page; only the wallet can revoke its permission. */
export const disconnectWalletAtom = atom(null, (_get, set, problem?: WalletProblem) => {
  set(stateAtom, { status: 'disconnected', ...(problem && { problem }) })
})

/** The connected wallet reports new accounts. */
export const changeAccountsAtom = atom(null, async (get, set, accounts: unknown) => {
  const state = get(stateAtom)
  if (state.status !== 'connected') return
  const account = firstAccount(accounts)
  if (!account) set(disconnectWalletAtom, 'withdrawn')
  else if (account !== state.account) await set(takeAccountAtom, state.wallet, account)
})

/** Asks the connected wallet what changed while nothing was listening. */
export const checkAccountsAtom = atom(null, async (get, set) => {
  const state = get(stateAtom)
  if (state.status !== 'connected') return
  try {
    const accounts = await state.wallet.provider.request({ method: 'eth_accounts' })
    if (!isStill(state, get(stateAtom))) return
    await set(changeAccountsAtom, accounts)
    const now = get(stateAtom)
    if (isStill(state, now) && now.balance.status !== 'reading') await set(readBalanceAtom)
  } catch (cause) {
    logFailure('The wallet did not name its accounts.', cause)
  }
})

/** Reads chain and balance of the connected account; the newest reading counts. */
export const readBalanceAtom = atom(null, async (get, set) => {
  const state = get(stateAtom)
  if (state.status !== 'connected') return
  const reading: WalletConnection = { ...state, balance: { status: 'reading' } }
  set(stateAtom, reading)
  const { wallet, account } = state
  // Asked at once, and each may fail alone: the chain is current even if its balance cannot be read.
  const chain = heard(wallet, { method: 'eth_chainId' }, 'The wallet did not say its chain.')
  const balance = heard(
    wallet,
    { method: 'eth_getBalance', params: [account, 'latest'] },
    'The wallet did not say its balance.',
  )
  const named: WalletConnection = { ...reading, chainId: chainIdIn(await chain) }
  if (get(stateAtom) !== reading) return
  set(stateAtom, named)
  const wei = weiIn(await balance)
  if (get(stateAtom) !== named) return
  set(stateAtom, {
    ...named,
    balance: wei === undefined ? { status: 'unknown' } : { status: 'read', wei },
  })
})

const takeAccountAtom = atom(null, async (_get, set, wallet: Wallet, account: string) => {
  set(stateAtom, { status: 'connected', wallet, account, balance: { status: 'reading' } })
  await set(readBalanceAtom)
})

/** The answer of a wallet, or `undefined` and a log entry if it fails or does not come in time. */
async function heard(
  { provider }: Wallet,
  request: Parameters<WalletProvider['request']>[0],
  complaint: string,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer came.')), PATIENCE_MS)
  })
  try {
    return await Promise.race([provider.request(request), silence])
  } catch (cause) {
    logFailure(complaint, cause)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function isStill(before: WalletConnection, now: WalletState): now is WalletConnection {
  return (
    now.status === 'connected' && now.wallet === before.wallet && now.account === before.account
  )
}
