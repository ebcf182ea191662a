import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { WalletListener, WalletProvider } from './eip1193'
import {
  changeAccountsAtom,
  checkAccountsAtom,
  disconnectWalletAtom,
  readBalanceAtom,
} from './wallet.atoms'

/** Follows the connected wallet while the panel is there, and catches up when it returns. */
export function useWalletEvents(provider: WalletProvider) {
  const changeAccounts = useSetAtom(changeAccountsAtom)
  const checkAccounts = useSetAtom(checkAccountsAtom)
  const readBalance = useSetAtom(readBalanceAtom)
  const disconnect = useSetAtom(disconnectWalletAtom)

  useEffect(() => {
    const listeners: Record<string, WalletListener> = {
      accountsChanged: (accounts) => void changeAccounts(accounts),
      chainChanged: () => void readBalance(),
      disconnect: () => disconnect('lost'),
    }
    for (const [event, listener] of Object.entries(listeners)) provider.on?.(event, listener)
    void checkAccounts()
    return () => {
      for (const [event, listener] of Object.entries(listeners)) {
        provider.removeListener?.(event, listener)
      }
    }
  }, [provider, changeAccounts, checkAccounts, readBalance, disconnect])
}
