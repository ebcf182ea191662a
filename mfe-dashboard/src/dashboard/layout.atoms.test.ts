import fc from 'fast-check'
import { createStore } from 'jotai'
import { PANEL_IDS } from '../panels/panels'
import {
  hidePanelAtom,
  movePanelAtom,
  panelIdsAtom,
  resetPanelsAtom,
  restorePanelsAtom,
  showPanelAtom,
} from './layout.atoms'

it('starts with all panels in the default order', () => {
  expect(createStore().get(panelIdsAtom)).toEqual(PANEL_IDS)
})

it('shows a hidden panel at its default place', () => {
  const store = createStore()
  store.set(hidePanelAtom, 'live-market-feed-1')
  expect(store.get(panelIdsAtom)).not.toContain('live-market-feed-1')

  store.set(showPanelAtom, 'live-market-feed-1')
  expect(store.get(panelIdsAtom)).toEqual(PANEL_IDS)
})

it('shows a hidden panel where it was, when the place is given', () => {
  const store = createStore()
  store.set(movePanelAtom, 'overview', 2)
  store.set(hidePanelAtom, 'overview')
  store.set(showPanelAtom, 'overview', 2)

  expect(store.get(panelIdsAtom).indexOf('overview')).toBe(2)
})

it('puts back the layout of before a reset', () => {
  const store = createStore()
  store.set(movePanelAtom, 'overview', 3)
  const before = store.get(panelIdsAtom)
  store.set(resetPanelsAtom)
  expect(store.get(panelIdsAtom)).toEqual(PANEL_IDS)

  store.set(restorePanelsAtom, before)
  expect(store.get(panelIdsAtom)).toEqual(before)
})

it('loses and doubles no panel, whatever is moved, hidden, shown and reset', () => {
  const id = fc.constantFrom(...PANEL_IDS)
  const action = fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      id,
      position: fc.integer({ min: -2, max: 40 }),
    }),
    fc.record({ kind: fc.constant('hide' as const), id }),
    fc.record({ kind: fc.constant('show' as const), id }),
    fc.record({ kind: fc.constant('reset' as const) }),
  )

  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const store = createStore()
      let visible = new Set(PANEL_IDS)
      for (const step of actions) {
        if (step.kind === 'move') store.set(movePanelAtom, step.id, step.position)
        if (step.kind === 'hide') store.set(hidePanelAtom, step.id)
        if (step.kind === 'show') store.set(showPanelAtom, step.id)
        if (step.kind === 'reset') store.set(resetPanelsAtom)

        if (step.kind === 'hide') visible.delete(step.id)
        if (step.kind === 'show') visible.add(step.id)
        if (step.kind === 'reset') visible = new Set(PANEL_IDS)

        const ids = store.get(panelIdsAtom)
        expect(ids).toHaveLength(visible.size)
        expect(new Set(ids)).toEqual(visible)
      }
    }),
  )
})
