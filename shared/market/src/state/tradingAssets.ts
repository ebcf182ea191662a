import { atom } from 'jotai'
import type { Pair } from '../pairs'

/** A tradable asset. */
export interface TradingAsset {
  pair: Pair
  /** In the unit that `PAIRS` gives. */
  price: number
}

/** The trading store as specified. */
export interface Trading {
  assets: readonly TradingAsset[]
  loading: boolean
  /** Why the last fetch failed. */
  error: string | null
}

const currentTradingAtom = atom<Trading>({ assets: [], loading: false, error: null })

export const tradingAtom = atom((get) => get(currentTradingAtom))

/** The assets of the last success stay while new ones are on their way. */
export const startFetchAtom = atom(null, (_get, set) => {
  set(currentTradingAtom, (trading) => ({ ...trading, loading: true, error: null }))
})

export const receiveAssetsAtom = atom(null, (_get, set, assets: readonly TradingAsset[]) => {
  set(currentTradingAtom, { assets, loading: false, error: null })
})

export const failFetchAtom = atom(null, (_get, set, error: string) => {
  set(currentTradingAtom, (trading) => ({ ...trading, loading: false, error }))
})
