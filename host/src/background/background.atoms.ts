import { logMissingPart, settingsAtom } from '@aldergate/platform'
import { settleTexts, showToast } from '@aldergate/ui'
import { atom, type Store } from 'jotai'
import { createElement, type ReactNode } from 'react'
import { textsIn } from '../texts'

const loadingAtom = atom<{ promise: Promise<void> } | undefined>(undefined)
const partAtom = atom<ReactNode>(undefined)
const keeperAtom = atom(false)

/** The part that works behind the pages; `undefined` until it has been loaded. */
export const backgroundAtom = atom((get) => get(partAtom))

/** Whether what keeps the trader's data is there: it does from then on what they want of them. */
export const hasKeeperAtom = atom((get) => get(keeperAtom))

/**
 * Brings in what works behind the pages: it needs the market, the ledger and what keeps data, and a page
 * that has none of them shall not wait for any. Once only; after a failure, which is told, the next call
 * tries again. `isFirst` says that the trader has not begun to change anything.
 */
export function loadBackground(store: Store, isFirst: boolean): Promise<void> {
  const loading = store.get(loadingAtom)?.promise
  if (loading) return loading

  async function load() {
    try {
      const settle = settleTexts()
      const { Background, keepData } = await import('./Background')
      keepData(store, isFirst)
      store.set(keeperAtom, true)
      // What it says has come beside it, in the language that was kept.
      await settle(store.get(settingsAtom).language)
      store.set(partAtom, createElement(Background))
    } catch (failure) {
      store.set(loadingAtom, undefined)
      logMissingPart('Alerts and kept data are not at work', failure)
      const t = await textsIn(store.get(settingsAtom).language)
      showToast(t('backgroundFailed'), 'error')
    }
  }

  const promise = load()
  store.set(loadingAtom, { promise })
  return promise
}
