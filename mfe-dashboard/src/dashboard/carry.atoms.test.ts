/** @jest-environment jsdom */

import { createStore } from 'jotai'
import { PANEL_IDS } from '../panels/panel'
import {
  carryBesideAtom,
  carryHomeAtom,
  carryToAtom,
  carriedPanelAtom,
  dropPanelAtom,
  grabPanelAtom,
  insertionAtom,
  loseCarriedAtom,
  releasePanelAtom,
} from './carry.atoms'
import { panelIdsAtom } from '../layout/layout.atoms'

it('moves nothing while a panel is carried, and moves it where the line was when it is dropped', () => {
  const store = createStore()
  store.set(grabPanelAtom, 'overview')
  store.set(carryBesideAtom, { panelId: 'live-market-feed-2', edge: 'after' })

  expect(store.get(panelIdsAtom)).toEqual(PANEL_IDS)
  expect(store.get(insertionAtom)).toEqual({ panelId: 'live-market-feed-2', edge: 'after' })

  store.set(dropPanelAtom)
  expect(store.get(panelIdsAtom).indexOf('overview')).toBe(PANEL_IDS.indexOf('live-market-feed-2'))
  expect(store.get(carriedPanelAtom)).toBeUndefined()
  expect(store.get(insertionAtom)).toBeUndefined()
})

it('leaves everything as it was when the panel is released', () => {
  const store = createStore()
  store.set(grabPanelAtom, 'overview')
  store.set(carryToAtom, 2)
  store.set(releasePanelAtom)

  expect(store.get(panelIdsAtom)).toEqual(PANEL_IDS)
  expect(store.get(insertionAtom)).toBeUndefined()
})

it('draws no line and moves nothing when the panel is carried back home', () => {
  const store = createStore()
  store.set(grabPanelAtom, 'live-market-feed-1')
  store.set(carryToAtom, 3)
  store.set(carryHomeAtom)

  expect(store.get(insertionAtom)).toBeUndefined()
  store.set(dropPanelAtom)
  expect(store.get(panelIdsAtom)).toEqual(PANEL_IDS)
})

it('stops at the ends', () => {
  const store = createStore()
  store.set(grabPanelAtom, 'overview')
  store.set(carryToAtom, 99)
  expect(store.get(carriedPanelAtom)?.position).toBe(PANEL_IDS.length - 1)
  store.set(carryToAtom, -1)
  expect(store.get(carriedPanelAtom)?.position).toBe(0)
})

it('moves nothing when nothing is carried', () => {
  const store = createStore()
  store.set(carryToAtom, 2)
  store.set(carryBesideAtom, { panelId: 'live-market-feed-2', edge: 'before' })
  store.set(dropPanelAtom)

  expect(store.get(panelIdsAtom)).toEqual(PANEL_IDS)
})

it('lets go of a panel that has gone from the screen, and of no other', () => {
  const store = createStore()
  store.set(grabPanelAtom, 'overview')
  store.set(loseCarriedAtom, 'live-market-feed-1')
  expect(store.get(carriedPanelAtom)?.id).toBe('overview')

  store.set(loseCarriedAtom, 'overview')
  expect(store.get(carriedPanelAtom)).toBeUndefined()
})
