/** @jest-environment jsdom */

import { ledgerAtom, newOrderId, placeOrderAtom } from '@aldergate/ledger/state'
import {
  alertMarketAtom,
  alertRulesAtom,
  checkAlertsAtom,
  seenAtom,
} from '@aldergate/market/alerts'
import {
  isOtherMarketAtom,
  isSeedAskedAtom,
  marketSteppedAtAtom,
  quoteAtom,
} from '@aldergate/market/state'
import { keepDataAtom, keepingAtom } from '@aldergate/platform'
import { createStore, type Store } from 'jotai'
import { exportDataAtom, importDataAtom } from './keeping'
import {
  announceAll,
  fillsOf,
  ledgerWith,
  openKeepingTab,
  openTab,
  ruleOf,
  testWithTabs,
  wait,
} from './testing/tabs'

testWithTabs()

/** A tab that a link with `?seed=` has opened. */
function openSeededTab() {
  const tab = openTab()
  tab.store.set(isSeedAskedAtom, true)
  return tab
}

function buy(store: Store, orderId: string) {
  return store.set(placeOrderAtom, {
    orderId,
    pair: 'BTC/GBP',
    side: 'buy',
    quantity: '0.1',
    price: store.get(quoteAtom('BTC/GBP')).price,
    pricedAt: store.get(marketSteppedAtAtom),
  })
}

describe('a tab with the market of a link', () => {
  it('trades what it has imported where nothing is kept, and again once nothing is kept any more', () => {
    const source = createStore()
    source.set(ledgerAtom, ledgerWith('imported'))
    const { store } = openSeededTab()
    store.set(importDataAtom, source.set(exportDataAtom))
    expect(buy(store, 'own')).toMatchObject({ status: 'filled' })

    store.set(keepDataAtom, true)
    wait()
    expect(buy(store, newOrderId())).toMatchObject({ status: 'refused', why: 'other-market' })
    store.set(keepDataAtom, false)
    expect(buy(store, 'again')).toMatchObject({ status: 'filled' })
    expect(fillsOf(store)).toEqual(['imported', 'own', 'again'])
  })

  it('measures no alert that comes with the kept market', () => {
    const { store } = openSeededTab()
    const stop = store.sub(alertMarketAtom, () => store.set(checkAlertsAtom))
    const own = openKeepingTab()
    own.store.set(alertRulesAtom, [ruleOf('kept')])
    wait()
    announceAll()

    expect(store.get(keepingAtom)).toBe('on')
    expect(store.get(isOtherMarketAtom)).toBe(true)
    expect(store.get(alertRulesAtom)).toHaveLength(1)
    expect(store.get(seenAtom)).toEqual([])
    stop()
  })
})
