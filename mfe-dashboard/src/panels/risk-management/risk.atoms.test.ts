/** @jest-environment jsdom */

import { createStore } from 'jotai'
import {
  resetRiskAtom,
  riskDraftAtom,
  riskHistoryAtom,
  riskLogAtom,
  updateRiskAtom,
} from './risk.atoms'

it('remembers exposure and stop-loss, and when they were set', () => {
  jest.useFakeTimers({ now: 1_700_000_000_000 })
  const store = createStore()
  store.set(riskDraftAtom, { exposure: '62.5', stopLoss: '8' })
  store.set(updateRiskAtom)

  expect(store.get(riskHistoryAtom)).toEqual([
    { exposure: 62.5, stopLoss: 8, timestamp: 1_700_000_000_000 },
  ])
  jest.useRealTimers()
})

it('remembers the last two hundred settings, and lines of the log', () => {
  const store = createStore()
  for (let stopLoss = 1; stopLoss <= 201; stopLoss += 1) {
    store.set(riskDraftAtom, { exposure: '40', stopLoss: String(stopLoss / 10) })
    store.set(updateRiskAtom)
  }
  expect(store.get(riskHistoryAtom)).toHaveLength(200)
  expect(store.get(riskHistoryAtom)[0]).toMatchObject({ stopLoss: 0.2 })
  expect(store.get(riskLogAtom)).toHaveLength(200)
  expect(store.get(riskLogAtom)[0]).toMatchObject({ stopLoss: 0.2 })

  store.set(resetRiskAtom)
  expect(store.get(riskLogAtom)).toHaveLength(200)
  expect(store.get(riskLogAtom)[0]).toMatchObject({ stopLoss: 0.3 })
  expect(store.get(riskLogAtom).at(-1)).toMatchObject({ kind: 'reset' })
})

it('gives nothing to undo of a reset that has taken nothing', () => {
  const store = createStore()
  store.set(riskDraftAtom, { exposure: '40', stopLoss: '5' })
  store.set(updateRiskAtom)

  expect(store.set(resetRiskAtom)).toMatchObject({ settings: { exposure: 40, stopLoss: 5 } })
  expect(store.set(resetRiskAtom)).toBeUndefined()
})
