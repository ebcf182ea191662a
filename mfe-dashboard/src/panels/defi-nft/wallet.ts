import { isWalletProvider, type WalletProvider } from './eip1193'

/** A wallet that the trader may connect. */
export interface Wallet {
  /** The wallet's own, new with each page. */
  id: string
  /** Missing when the wallet did not introduce itself. */
  name?: string
  /** A data URL; any other icon of a wallet is dropped. */
  icon?: string
  provider: WalletProvider
}

/** Why there is no connection. */
export type WalletProblem = 'declined' | 'waiting' | 'failed' | 'noAccount' | 'withdrawn' | 'lost'

const MAX_NAME_LENGTH = 40

/** A page can announce as many wallets as it likes. */
export const MAX_WALLETS = 20

/** 256 kB: an icon is 96 pixels wide. */
const MAX_ICON_LENGTH = 262_144

const ICON = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i

/** Returns the wallet that an EIP-6963 announcement introduces, or `undefined` when it is not one. */
export function announcedWallet(detail: unknown): Wallet | undefined {
  if (!isRecord(detail) || !isRecord(detail.info) || !isWalletProvider(detail.provider))
    return undefined
  const { uuid, name, icon } = detail.info
  if (typeof uuid !== 'string' || uuid === '') return undefined
  const shownName = typeof name === 'string' ? plainText(name) : ''
  return {
    id: uuid,
    ...(shownName && { name: shownName }),
    ...(isIcon(icon) && { icon }),
    provider: detail.provider,
  }
}

/** A wallet that introduces itself again takes its own place. */
export function withWallet(wallets: readonly Wallet[], wallet: Wallet): readonly Wallet[] {
  if (wallets.some(({ id }) => id === wallet.id)) {
    return wallets.map((known) => (known.id === wallet.id ? wallet : known))
  }
  return wallets.length < MAX_WALLETS ? [...wallets, wallet] : wallets
}

/** The only wallet of a browser whose wallet is older than EIP-6963. */
export function injectedWallet(ethereum: unknown): Wallet | undefined {
  return isWalletProvider(ethereum) ? { id: 'injected', provider: ethereum } : undefined
}

/** "0x1234…abcd" */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

const DECLINED = 4001
const ALREADY_ASKED = -32_002

/** The meaning of a failed request for the trader, by its EIP-1193 code. */
export function problemOf(cause: unknown): WalletProblem {
  const code = isRecord(cause) ? cause.code : undefined
  if (code === DECLINED) return 'declined'
  return code === ALREADY_ASKED ? 'waiting' : 'failed'
}

function isIcon(icon: unknown): icon is string {
  return typeof icon === 'string' && icon.length <= MAX_ICON_LENGTH && ICON.test(icon)
}

/** Strips characters that would reverse, hide or break the surrounding text. */
function plainText(text: string): string {
  return Array.from(text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())
    .slice(0, MAX_NAME_LENGTH)
    .join('')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
