import { logMissingPart, settingsAtom } from '@aldergate/platform'
import { settleTexts, showToast } from '@aldergate/ui'
import { atom, type Store } from 'jotai'
import { createElement, type ReactNode } from 'react'
import { textsIn } from '../texts'

const loadingAtom = atom<{ promise: Promise<void> } | undefined>(undefined)
const partAtom = atom<ReactNode>(undefined)
const keeperAtom = atom(false)

/** The code that runs behind the pages; `undefined` until it has loaded. */
export const backgroundAtom = atom((get) => get(partAtom))

/** Whether the keeper has loaded. From then on it carries out the trader's choice to keep or erase data. */
export const hasKeeperAtom = atom((get) => get(keeperAtom))

/**
 * Loads the code that runs behind the pages. It pulls in the market, the ledger and the keeper, so pages without them
 * must not wait for it. Loads once; a failure is reported, and the next call retries. `isFirst` says that the trader
 * has not yet changed anything.
 */
export function loadBackground(
  store: Store,
  { isFirst = false }: { isFirst?: boolean } = {},
): Promise<void> {
  const loading = store.get(loadingAtom)?.promise
  if (loading) return loading

  async function load() {
    try {
      const settle = settleTexts()
      const { Background, keepData } = await import('./Background')
      keepData(store, isFirst)
      store.set(keeperAtom, true)
      // Its texts load beside it, in the language of the kept settings.
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
