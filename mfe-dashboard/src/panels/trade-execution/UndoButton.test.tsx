import type { Fill } from '@aldergate/ledger'
import { advance, renderWithApp } from '@aldergate/testing'
import { UndoButton } from './UndoButton'

const NOW = Date.UTC(2026, 10, 18, 9)

const FILL: Fill = {
  kind: 'fill',
  id: 'fill one',
  orderId: 'one',
  at: NOW,
  pair: 'BTC/GBP',
  side: 'buy',
  quantity: '1',
  price: '100',
  pricedAt: NOW,
  value: '100.00',
  fee: '0.10',
}

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

it.each([
  ['five seconds after the fill', 0, 5_000],
  ['at once where they are over', 6_000, 0],
  ['after five seconds where the clock was set back since', -3_600_000, 5_000],
])('ends %s', (_when, passed, lastsMs) => {
  jest.setSystemTime(NOW + passed)
  const onEnd = jest.fn()
  renderWithApp(<UndoButton fill={FILL} onUndo={() => {}} onEnd={onEnd} onFocusLost={() => {}} />)
  if (lastsMs > 0) advance(lastsMs - 1)
  expect(onEnd).toHaveBeenCalledTimes(0)
  advance(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})
