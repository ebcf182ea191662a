import type { Candle } from '@aldergate/market'
import {
  averagePrice,
  BARS,
  FIRST_BAR,
  isAtEnd,
  movedTo,
  newReplay,
  priceNow,
  SANDBOX_CASH,
  seenBars,
  standingOf,
  traded,
} from './replay'

const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 10, 1)

/** Each bar closes at 100 and its number. */
const CANDLES = Array.from({ length: BARS }, (_item, index): Candle => {
  const close = 100 + index
  return { time: START + index * HOUR_MS, open: close, high: close, low: close, close, volume: 1 }
})

const REPLAY = newReplay('SOL/GBP', '1h', CANDLES)

function order(side: 'buy' | 'sell', quantity: string) {
  return { orderId: `${side} ${quantity} ${Math.random()}`, side, quantity }
}

it('begins with some bars and a balance of its own', () => {
  expect(seenBars(REPLAY)).toHaveLength(FIRST_BAR)
  expect(standingOf(REPLAY)).toMatchObject({ cash: SANDBOX_CASH, equity: SANDBOX_CASH })
  expect(priceNow(REPLAY)).toBe(100 + FIRST_BAR - 1)
})

it('goes bar by bar to the end and no farther', () => {
  const next = movedTo(REPLAY, REPLAY.at + 1)
  expect(priceNow(next)).toBe(100 + FIRST_BAR)
  const end = movedTo(next, 10_000)
  expect([isAtEnd(end), seenBars(end).length]).toEqual([true, BARS])
})

it('fills at the close with the fee of the paper account, and values what is held', () => {
  const { replay, result } = traded(REPLAY, order('buy', '10'))
  expect(result).toMatchObject({ status: 'filled', fill: { value: '1790.00', fee: '1.79' } })

  const later = movedTo(replay, replay.at + 5)
  expect(standingOf(later)).toMatchObject({ unrealised: '50.00', equity: '10048.21' })

  const closed = traded(later, order('sell', '10')).replay
  expect(standingOf(closed)).toMatchObject({ positions: [], wins: 1, netProfit: '46.37' })
})

it('has the price of a trade as the average of what it opened, whatever its amount rounds to', () => {
  const odd = CANDLES.map((candle) => ({ ...candle, close: candle.close + 0.93 }))
  const bought = traded(newReplay('SOL/GBP', '1h', odd), order('buy', '0.11')).replay
  expect(averagePrice(bought)).toBe(179.93)

  const more = traded(movedTo(bought, bought.at + 10), order('buy', '0.33')).replay
  expect(averagePrice(more)).toBeCloseTo(187.43, 8)
  const fewer = traded(movedTo(more, more.at + 10), order('sell', '0.1')).replay
  expect(averagePrice(fewer)).toBeCloseTo(187.43, 8)
  const short = traded(fewer, order('sell', '1')).replay
  expect(averagePrice(short)).toBe(199.93)
})

it('trades twice at one bar', () => {
  const first = traded(REPLAY, order('buy', '1')).replay
  const second = traded(first, order('buy', '2')).replay
  expect(standingOf(second).positions[0]).toMatchObject({ quantity: '3' })
})

it('refuses what the sandbox cannot pay, and changes nothing', () => {
  const { replay, result } = traded(REPLAY, order('buy', '1000'))
  expect(result).toMatchObject({ status: 'refused', reason: 'not-enough-cash' })
  expect(replay.ledger).toEqual(REPLAY.ledger)
})

it('takes back what was traded after the bar that it goes back to', () => {
  const early = traded(REPLAY, order('buy', '1')).replay
  const late = traded(movedTo(early, early.at + 10), order('buy', '2')).replay

  expect(standingOf(movedTo(late, late.at - 1)).positions[0]).toMatchObject({ quantity: '1' })
  expect(standingOf(movedTo(late, early.at)).positions[0]).toMatchObject({ quantity: '1' })
  expect(standingOf(movedTo(late, 0)).positions[0]).toMatchObject({ quantity: '1' })
})

it('keeps all that was traded at the bar that it goes back to', () => {
  const once = traded(REPLAY, order('buy', '1')).replay
  const twice = traded(once, order('buy', '2')).replay

  const back = movedTo(movedTo(twice, twice.at + 10), twice.at)
  expect(standingOf(back).positions[0]).toMatchObject({ quantity: '3' })
})

it('stands still without any bars', () => {
  const empty = newReplay('SOL/GBP', '1h', [])
  expect(seenBars(empty)).toEqual([])
  expect(priceNow(empty)).toBeNaN()
})
