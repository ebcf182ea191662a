/** @jest-environment jsdom */

import { fakeEngine, type FakeEngine } from '@aldergate/testing/fakeEngine'
import { TIMEFRAMES } from '@aldergate/market'
import { createStore } from 'jotai'
import { changeStrategyAtom } from '../strategy/builder.atoms'
import { createFileReader } from './createFileReader'
import {
  candleFileAtom,
  canUseDataAtom,
  dataSourceAtom,
  readingAtom,
  takeCandleFileAtom,
} from './ownData.atoms'

const ROWS = Array.from({ length: 30_000 }, (_, row) => `${1767225600 + row * 60},1,2,1,2`)

let workers: FakeEngine

beforeEach(() => {
  workers = fakeEngine({ 'candle file': createFileReader })
})

function file(name: string, rows = ROWS) {
  return new File([['time,open,high,low,close', ...rows].join('\n')], name)
}

it('tells how much of a file is read, and leaves it off when it is told to', async () => {
  const store = createStore()
  const shares: number[] = []
  store.sub(readingAtom, () => {
    const reading = store.get(readingAtom)
    if (reading.status !== 'reading') return
    shares.push(reading.share)
    if (reading.share > 0) reading.cancel()
  })
  await store.set(takeCandleFileAtom, file('minutes.csv'))
  expect(shares).toEqual([0, expect.any(Number)])
  expect(store.get(readingAtom)).toEqual({ status: 'idle' })
  expect(store.get(candleFileAtom)).toBeNull()
  expect(workers.alive).toBe(0)
})

it('leaves off a file when another one is chosen', async () => {
  const store = createStore()
  const first = store.set(takeCandleFileAtom, file('first.csv'))
  await Promise.all([first, store.set(takeCandleFileAtom, file('second.csv'))])
  expect(store.get(candleFileAtom)).toMatchObject({
    name: 'second.csv',
    bars: { count: 30_000, spacingMs: 60_000 },
    from: 1767225600_000,
    until: 1767225600_000 + 29_999 * 60_000,
  })
  expect(store.get(readingAtom)).toEqual({ status: 'idle' })
})

it('leaves the file before it in use where the reading itself fails, and says that it did', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const store = createStore()
  await store.set(takeCandleFileAtom, file('first.csv'))
  workers.isBroken = true
  await store.set(takeCandleFileAtom, file('second.csv'))

  expect(store.get(candleFileAtom)).toMatchObject({ name: 'first.csv' })
  expect(store.get(readingAtom)).toMatchObject({
    status: 'refused',
    name: 'second.csv',
    refusal: { of: 'file', problem: { fault: 'unreadable' } },
  })
  expect(logged).toHaveBeenCalled()
  expect(workers.alive).toBe(0)
  logged.mockRestore()
})

it('runs over no file that makes no candle of the timeframe of the rules', async () => {
  const store = createStore()
  store.set(dataSourceAtom, 'file')
  expect(store.get(canUseDataAtom)).toBe(false)
  // Five hours from midnight on.
  await store.set(takeCandleFileAtom, file('minutes.csv', ROWS.slice(0, 300)))
  const usable = TIMEFRAMES.filter((timeframe) => {
    store.set(changeStrategyAtom, { timeframe })
    return store.get(canUseDataAtom)
  })
  expect(usable).toEqual(['1m', '5m', '15m', '1h', '4h'])
})
