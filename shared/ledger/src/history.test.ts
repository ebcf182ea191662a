import { marketOf, NOON, traded, tradedAfter } from '@aldergate/testing/ledgerScenario'
import { accountOf } from './account'
import { bookOf } from './book'
import type { GbpPair } from './entry'
import { equityCurve, periodReturns, profitBetween } from './history'
import { OPENED_AT, OPENING_LEDGER } from './opening'

const SECOND = 1_000

it('follows the account from before its opening to now', () => {
  const ledger = traded('+2 @ 100', '-1 @ 150', '-1 @ 150')
  const times = [0, NOON - 1, NOON, NOON + SECOND, NOON + 5 * SECOND]
  const prices = new Map(times.map((time, index) => [time, 100 + index * 10]))
  const curve = equityCurve(ledger, times, (_pair, time) => prices.get(time) ?? 0)

  expect(curve).toEqual([
    { time: 0, equity: '0.00', netDeposits: '0.00' },
    { time: NOON - 1, equity: '50000.00', netDeposits: '50000.00' },
    { time: NOON, equity: '50039.80', netDeposits: '50000.00' },
    { time: NOON + SECOND, equity: '50079.65', netDeposits: '50000.00' },
    { time: NOON + 5 * SECOND, equity: '50099.50', netDeposits: '50000.00' },
  ])
})

it('ends where the account stands, to the penny', () => {
  const ledger = tradedAfter(OPENING_LEDGER, '+0.33333333 @ 45003.21', '-2 @ 44990.07')
  const { priceOf } = marketOf({ 'BTC/GBP': 45_001.239, 'SHIB/GBP': 0.000_007_001_3 })
  const [last] = equityCurve(ledger, [NOON + 60 * SECOND], priceOf)
  const { equity, netDeposits } = accountOf(bookOf(ledger), priceOf)

  expect(last).toMatchObject({ equity, netDeposits })
})

it('asks for the prices of what is held at the time only', () => {
  const asked = new Set<GbpPair>()
  const priceAt = (pair: GbpPair) => {
    asked.add(pair)
    return 1
  }
  equityCurve(traded('+1 @ 100', '-1 @ 100'), [NOON - 1, NOON + 5 * SECOND], priceAt)
  expect([...asked]).toEqual([])

  equityCurve(OPENING_LEDGER, [OPENED_AT], priceAt)
  expect(asked.size).toBe(10)
})

it('keeps deposits apart from profit', () => {
  const before = { time: 1, equity: '1000.00', netDeposits: '1000.00' }
  const paidIn = { time: 2, equity: '1600.00', netDeposits: '1500.00' }
  const lost = { time: 3, equity: '1440.00', netDeposits: '1500.00' }

  expect(profitBetween(before, paidIn)).toBe('100.00')
  expect(profitBetween(paidIn, lost)).toBe('-160.00')
  expect(periodReturns([before, paidIn, lost])).toEqual([0.1, -0.1])
})

it('tells no return of an account that was worth nothing, or owed', () => {
  const nothing = { time: 1, equity: '0.00', netDeposits: '0.00' }
  const owing = { time: 2, equity: '-5.00', netDeposits: '0.00' }

  expect(periodReturns([nothing, owing, nothing])).toEqual([0, 0])
  expect(periodReturns([])).toEqual([])
})
