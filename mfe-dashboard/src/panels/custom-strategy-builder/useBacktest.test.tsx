import { renderWithApp } from '@aldergate/testing'
import { type FakeEngine, fakeEngine } from '@aldergate/testing/fakeEngine'
import { act, waitFor } from '@testing-library/react'
import { createStore } from 'jotai'
import {
  backtestAtom,
  changeStrategyAtom,
  resetStrategyAtom,
  startTestAtom,
} from './strategy.atoms'
import { TestResult } from './TestResult'

const RULES = '--- rules ---\ntimeframe 1h\nbuy when RSI(7) < 30\n--- end ---'

let engine: FakeEngine
let failure: jest.SpiedFunction<typeof console.error>

beforeEach(() => {
  engine = fakeEngine()
  failure = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => failure.mockRestore())

function renderTested() {
  const store = createStore()
  store.set(changeStrategyAtom, { definition: RULES })
  store.set(startTestAtom)
  return renderWithApp(<TestResult />, { store })
}

it('writes for whoever reads the console why a backtest failed', async () => {
  engine.isBroken = true
  const { store } = renderTested()

  await waitFor(() => expect(store.get(backtestAtom).status).toBe('failed'))
  expect(failure.mock.calls).toEqual([
    ['The backtest of a strategy could not be run', new Error('The engine is broken.')],
  ])
})

it('takes no backtest for failed that was ended by a reset', async () => {
  engine.isStuck = true
  const { store } = renderTested()
  await waitFor(() => expect(engine.alive).toBe(1))
  await act(async () => store.set(resetStrategyAtom))

  expect(engine.alive).toBe(0)
  expect(failure).not.toHaveBeenCalled()
})
