/** The interface of a wallet in the browser (https://eips.ethereum.org/EIPS/eip-1193). Its answers are untrusted. */
export interface WalletProvider {
  request: (request: { method: string; params?: readonly unknown[] }) => Promise<unknown>
  on?: (event: string, listener: WalletListener) => unknown
  removeListener?: (event: string, listener: WalletListener) => unknown
}

export type WalletListener = (data: unknown) => void

export function isWalletProvider(value: unknown): value is WalletProvider {
  return (
    typeof value === 'object' &&
    value !== null &&
    'request' in value &&
    typeof value.request === 'function'
  )
}

/** The first account that a wallet names, or `undefined` when it names none. */
export function firstAccount(accounts: unknown): string | undefined {
  const [account] = Array.isArray(accounts) ? (accounts as unknown[]) : []
  return typeof account === 'string' && /^0x[\da-f]{40}$/i.test(account) ? account : undefined
}

/** The chain that a wallet is on. */
export function chainIdIn(answer: unknown): number | undefined {
  const id = quantity(answer)
  return id !== undefined && id <= Number.MAX_SAFE_INTEGER ? Number(id) : undefined
}

/** A balance, in wei. */
export function weiIn(answer: unknown): bigint | undefined {
  return quantity(answer)
}

/** Wallets write numbers as "0x1f", of 256 bits at most. */
function quantity(answer: unknown): bigint | undefined {
  return typeof answer === 'string' && /^0x[\da-f]{1,64}$/i.test(answer)
    ? BigInt(answer)
    : undefined
}
