import { atom } from 'jotai'
import { announcedWallet, injectedWallet, type Wallet, withWallet } from './wallet'

const heardAtom = atom<readonly Wallet[]>([])
heardAtom.onMount = (setWallets) => {
  function hear(event: Event) {
    const wallet = announcedWallet((event as CustomEvent<unknown>).detail)
    if (wallet) setWallets((wallets) => withWallet(wallets, wallet))
  }
  window.addEventListener('eip6963:announceProvider', hear)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => window.removeEventListener('eip6963:announceProvider', hear)
}

/** The wallets that announced themselves by EIP-6963, in that order; it listens while subscribed. */
export const announcedWalletsAtom = atom((get) => get(heardAtom))

/** Finds the wallets that can be connected now: those announced, else the legacy `window.ethereum`. */
export const findWalletsAtom = atom(null, (get): readonly Wallet[] => {
  const announced = get(announcedWalletsAtom)
  if (announced.length > 0) return announced
  const injected = injectedWallet(Reflect.get(window, 'ethereum'))
  return injected ? [injected] : []
})
