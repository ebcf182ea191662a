import { createStore } from 'jotai'
import {
  failFetchAtom,
  receiveAssetsAtom,
  startFetchAtom,
  type TradingAsset,
  tradingAtom,
} from './tradingAssets'

const ASSETS: TradingAsset[] = [{ pair: 'BTC/GBP', price: 45_000 }]

it('begins empty and at rest', () => {
  expect(createStore().get(tradingAtom)).toEqual({ assets: [], loading: false, error: null })
})

it('loads from the start of a fetch until the assets are there', () => {
  const store = createStore()
  store.set(startFetchAtom)
  expect(store.get(tradingAtom)).toEqual({ assets: [], loading: true, error: null })

  store.set(receiveAssetsAtom, ASSETS)
  expect(store.get(tradingAtom)).toEqual({ assets: ASSETS, loading: false, error: null })
})

it('keeps the known assets beside the error of a failed fetch, and forgets the error at the next', () => {
  const store = createStore()
  store.set(receiveAssetsAtom, ASSETS)
  store.set(startFetchAtom)
  store.set(failFetchAtom, 'The market is closed.')
  expect(store.get(tradingAtom)).toEqual({
    assets: ASSETS,
    loading: false,
    error: 'The market is closed.',
  })

  store.set(startFetchAtom)
  expect(store.get(tradingAtom)).toEqual({ assets: ASSETS, loading: true, error: null })
})
