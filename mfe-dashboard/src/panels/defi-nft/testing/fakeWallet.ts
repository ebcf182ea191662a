import type { WalletListener, WalletProvider } from '../eip1193'

export const ACCOUNT = '0x52908400098527886E0F7030069857D2E4169EE7'
export const OTHER_ACCOUNT = '0xde709f2102306220921060314715629080e2fb77'

type Answers = Record<string, () => unknown>

const GRANTED: Answers = {
  eth_requestAccounts: () => [ACCOUNT],
  eth_accounts: () => [ACCOUNT],
  eth_chainId: () => '0x1',
  // 2.5 ETH
  eth_getBalance: () => '0x22b1c8c1227a0000',
}

/** Fakes the browser's wallet, with answers and events that a test controls; a test has no real one. */
export function fakeWallet(answers: Answers = {}) {
  const listeners = new Map<string, Set<WalletListener>>()
  const asked: string[] = []
  const all = { ...GRANTED, ...answers }

  const provider: WalletProvider = {
    async request({ method }) {
      asked.push(method)
      return all[method]?.()
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }

  return {
    provider,
    /** The methods that were asked for, in order. */
    asked,
    answers: all,
    say(event: string, data?: unknown) {
      for (const listener of listeners.get(event) ?? []) listener(data)
    },
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    /** Announces itself by EIP-6963 whenever the page asks; returns a function that stops it. */
    announce(name: string, icon: unknown = 'data:image/png;base64,AAAA') {
      const detail = { info: { uuid: `id of ${name}`, name, icon, rdns: 'test' }, provider }
      const introduce = () => {
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
      window.addEventListener('eip6963:requestProvider', introduce)
      return () => window.removeEventListener('eip6963:requestProvider', introduce)
    },
  }
}
