/** @jest-environment jsdom */

import { eraseDataAtom } from '@aldergate/keeping'
import type { Axis } from '@aldergate/market/strategy'
import { fakeEngine, type FakeEngine } from '@aldergate/testing/fakeEngine'
import { type Atom, createStore } from 'jotai'
import { strategyAtom } from './strategy/builder.atoms'
import { createFileReader } from './own-data/createFileReader'
import { candleFileAtom, readingAtom, takeCandleFileAtom } from './own-data/ownData.atoms'
import { finishedRunAtom, startRunAtom, trialsAtom, workAtom } from './runs/runs.atoms'
import { strategyRules } from './runs/strategyRules'
import { OPENING_TERMS } from './runs/terms'
import { termsAtom } from './runs/terms.atoms'
import { searchWorkAtom, startSearchAtom, sweepAtom, walkAtom } from './search/search.atoms'

type Store = ReturnType<typeof createStore>

const AXES: Axis[] = [{ place: { of: 'stopLoss' }, from: 2, to: 4, step: 1 }]

function backtest(store: Store) {
  const read = strategyRules(store.get(strategyAtom))
  if (read.status !== 'read') throw new Error('The opening strategy has rules.')
  return store.set(startRunAtom, read.rules)
}

function readFile(store: Store) {
  const rows = Array.from({ length: 30_000 }, (_, row) => `${1767225600 + row * 60},1,2,1,2`)
  const file = new File([['time,open,high,low,close', ...rows].join('\n')], 'minutes.csv')
  return store.set(takeCandleFileAtom, file)
}

/** The background jobs, where the progress of each is stored, and the data that it leaves. */
const WORKS: readonly [
  work: string,
  start: (store: Store) => Promise<void>,
  toldAtom: Atom<{ status: string; share?: number }>,
  left: readonly Atom<unknown>[],
][] = [
  ['a backtest', backtest, workAtom, [finishedRunAtom, trialsAtom]],
  [
    'a sweep',
    (store) => store.set(startSearchAtom, 'sweep', AXES),
    searchWorkAtom,
    [sweepAtom, trialsAtom],
  ],
  [
    'a walk-forward',
    (store) => store.set(startSearchAtom, 'walk', AXES),
    searchWorkAtom,
    [walkAtom, trialsAtom],
  ],
  ['the reading of a file', readFile, readingAtom, [candleFileAtom]],
]

let workers: FakeEngine

beforeEach(() => {
  workers = fakeEngine({ 'candle file': createFileReader })
})

it.each(WORKS)('ends %s when all data are erased, and nothing of it comes back', async (...row) => {
  const [, start, toldAtom, left] = row
  const store = createStore()
  store.set(termsAtom, { ...OPENING_TERMS, candles: 1_000 })
  const atFirst = left.map((seen) => store.get(seen))
  let isErased = false
  const toldLater: string[] = []
  store.sub(toldAtom, () => {
    const { status, share = 0 } = store.get(toldAtom)
    if (isErased) toldLater.push(status)
    else if (share > 0) {
      isErased = true
      store.set(eraseDataAtom)
    }
  })
  await start(store)

  expect(isErased).toBe(true)
  expect(new Set(toldLater)).toEqual(new Set(['idle']))
  expect(left.map((seen) => store.get(seen))).toEqual(atFirst)
  expect(workers.alive).toBe(0)
})

it('takes up new work after an erasure, whatever the old one still says', async () => {
  const store = createStore()
  store.set(termsAtom, { ...OPENING_TERMS, candles: 1_000 })
  const before = backtest(store)
  store.set(eraseDataAtom)
  store.set(termsAtom, { ...OPENING_TERMS, candles: 500 })
  await Promise.all([before, backtest(store)])

  expect(store.get(finishedRunAtom)?.report.bars).toBe(500)
  expect(store.get(trialsAtom)).toHaveLength(1)
  expect(store.get(workAtom)).toEqual({ status: 'finished', kind: 'backtest' })
  expect(workers.alive).toBe(0)
})
