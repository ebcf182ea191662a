/** @jest-environment jsdom */

import { type Layout, layoutAtom } from '@aldergate/platform'
import fc from 'fast-check'
import { createStore } from 'jotai'
import { PANEL_IDS } from '../panels/panel'
import {
  arrangementAtom,
  canUndoAtom,
  collapsePanelAtom,
  hidePanelAtom,
  movePanelAtom,
  panelIdsAtom,
  resetPanelsAtom,
  showAllPanelsAtom,
  showPanelAtom,
  takeLayoutAtom,
  UNDO_LAYERS,
  undoAtom,
  widenPanelAtom,
} from './layout.atoms'

it('starts with all panels in the default order, and nothing to undo', () => {
  const store = createStore()
  expect(store.get(panelIdsAtom)).toEqual(PANEL_IDS)
  expect(store.get(canUndoAtom)).toBe(false)
})

it('shows a hidden panel where it stood, whatever was hidden and shown since', () => {
  const store = createStore()
  store.set(movePanelAtom, 'overview', 20)
  store.set(movePanelAtom, 'risk-management', 21)
  const before = store.get(panelIdsAtom)
  store.set(hidePanelAtom, 'overview')
  store.set(hidePanelAtom, 'risk-management')

  store.set(showPanelAtom, 'overview')
  store.set(showPanelAtom, 'risk-management')
  expect(store.get(panelIdsAtom)).toEqual(before)
})

it('shows a panel at its default place among the others when it was hidden before this visit', () => {
  const store = createStore()
  const order = PANEL_IDS.filter((id) => id !== 'risk-management').toReversed()
  store.set(layoutAtom, { order, hidden: ['risk-management'], wide: [], collapsed: [] })
  store.set(hidePanelAtom, 'overview')

  store.set(showPanelAtom, 'risk-management')
  const ids = store.get(panelIdsAtom)
  const predecessor = PANEL_IDS[PANEL_IDS.indexOf('risk-management') - 1]
  expect(ids[ids.indexOf('risk-management') - 1]).toBe(predecessor)
})

it('shows all panels where they stood, as wide and as collapsed as they were', () => {
  const store = createStore()
  store.set(movePanelAtom, 'overview', 20)
  store.set(widenPanelAtom, 'overview', true)
  store.set(collapsePanelAtom, 'risk-management', true)
  const before = store.get(arrangementAtom)
  for (const id of PANEL_IDS) store.set(hidePanelAtom, id)

  store.set(showAllPanelsAtom)
  expect(store.get(arrangementAtom)).toEqual(before)
  store.set(undoAtom)
  expect(store.get(panelIdsAtom)).toEqual([])
})

it('takes back one change after the other, the latest first', () => {
  const store = createStore()
  store.set(movePanelAtom, 'overview', 3)
  store.set(widenPanelAtom, 'overview', true)
  store.set(resetPanelsAtom)
  expect(store.get(panelIdsAtom)).toEqual(PANEL_IDS)

  store.set(undoAtom)
  expect(store.get(panelIdsAtom)[3]).toBe('overview')
  expect(store.get(arrangementAtom).wide).toContain('overview')
  store.set(undoAtom)
  expect(store.get(arrangementAtom).wide).not.toContain('overview')
  store.set(undoAtom)
  expect(store.get(layoutAtom)).toBeNull()
  store.set(undoAtom)
  expect(store.get(canUndoAtom)).toBe(false)
})

it('takes back nothing once another layout has come from elsewhere: it would be lost', () => {
  const store = createStore()
  store.set(movePanelAtom, 'overview', 3)
  store.set(hidePanelAtom, 'overview')
  store.set(layoutAtom, { order: PANEL_IDS.slice(1), hidden: [], wide: [], collapsed: [] })
  expect(store.get(canUndoAtom)).toBe(false)
  const imported = store.get(layoutAtom)

  store.set(widenPanelAtom, 'live-market-feed-1', true)
  store.set(undoAtom)
  expect(store.get(layoutAtom)).toBe(imported)
  expect(store.get(canUndoAtom)).toBe(false)
})

it('does not remember what changed nothing', () => {
  const store = createStore()
  store.set(movePanelAtom, 'overview', 0)
  store.set(showPanelAtom, 'overview')
  expect(store.get(canUndoAtom)).toBe(false)
})

it('forgets the oldest change when there are too many', () => {
  const store = createStore()
  for (let count = 0; count <= UNDO_LAYERS; count += 1) {
    store.set(widenPanelAtom, 'overview', count % 2 === 0)
  }
  for (let count = 0; count < UNDO_LAYERS; count += 1) store.set(undoAtom)
  expect(store.get(canUndoAtom)).toBe(false)
  expect(store.get(layoutAtom)).not.toBeNull()
})

it('loses and doubles no panel, whatever is moved, hidden, shown, undone, reset and imported', () => {
  const id = fc.constantFrom(...PANEL_IDS)
  const ids = fc.array(fc.oneof(id, fc.constantFrom('gone', 'toString')), { maxLength: 40 })
  const action = fc.oneof(
    fc.tuple(fc.constant('move' as const), id, fc.integer({ min: -2, max: 40 })),
    fc.tuple(fc.constant('hide' as const), id),
    fc.tuple(fc.constant('show' as const), id),
    fc.tuple(fc.constant('showAll' as const)),
    fc.tuple(fc.constant('widen' as const), id, fc.boolean()),
    fc.tuple(fc.constant('collapse' as const), id, fc.boolean()),
    fc.tuple(fc.constant('undo' as const)),
    fc.tuple(fc.constant('reset' as const)),
    fc.tuple(
      fc.constant('import' as const),
      fc.record<Layout>({ order: ids, hidden: ids, wide: ids, collapsed: ids }),
    ),
  )

  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const store = createStore()
      for (const step of actions) {
        if (step[0] === 'move') store.set(movePanelAtom, step[1], step[2])
        if (step[0] === 'hide') store.set(hidePanelAtom, step[1])
        if (step[0] === 'show') store.set(showPanelAtom, step[1])
        if (step[0] === 'showAll') store.set(showAllPanelsAtom)
        if (step[0] === 'widen') store.set(widenPanelAtom, step[1], step[2])
        if (step[0] === 'collapse') store.set(collapsePanelAtom, step[1], step[2])
        if (step[0] === 'undo') store.set(undoAtom)
        if (step[0] === 'reset') store.set(resetPanelsAtom)
        if (step[0] === 'import') store.set(takeLayoutAtom, step[1])

        const { order, hidden } = store.get(arrangementAtom)
        expect([...order, ...hidden].sort()).toEqual([...PANEL_IDS].sort())
        if (step[0] === 'hide') expect(order).not.toContain(step[1])
        if (step[0] === 'show') expect(order).toContain(step[1])
        if (step[0] === 'showAll') expect(hidden).toEqual([])
      }
    }),
  )
})
