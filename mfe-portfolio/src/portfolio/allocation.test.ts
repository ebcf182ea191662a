import type { Account, Position } from '@aldergate/ledger'
import { slicesOf } from './allocation'

function position(pair: Position['pair'], value: string): Position {
  return {
    pair,
    quantity: '1',
    isShort: value.startsWith('-'),
    averageCost: '1',
    cost: '1.00',
    price: 1,
    value,
    unrealised: '0.00',
    unrealisedPercent: 0,
    realised: '0.00',
  }
}

const ACCOUNT: Account = {
  cash: '500.00',
  positions: [
    position('BTC/GBP', '200.00'),
    position('ETH/GBP', '100.00'),
    position('AZN/GBP', '133.33'),
    position('XAU/GBP', '-66.67'),
  ],
  value: '366.66',
  cost: '4.00',
  unrealised: '0.00',
  realised: '0.00',
  fees: '0.00',
  netDeposits: '0.00',
  equity: '866.66',
}

function shared(slices: ReturnType<typeof slicesOf>) {
  return slices.map(({ key, value, sharePercent }) => [key, value, sharePercent])
}

it('puts the holdings of a class together, cash beside them, the largest first', () => {
  expect(shared(slicesOf(ACCOUNT, 'class'))).toEqual([
    ['cash', '500.00', 50],
    ['crypto', '300.00', 30],
    ['stock', '133.33', 13.33],
    ['commodity', '-66.67', 6.67],
  ])
})

it.each(['class', 'holding'] as const)('shares the whole by %s, to the penny', (grouping) => {
  const slices = slicesOf(ACCOUNT, grouping)
  const hundredths = slices.reduce(
    (sum, { sharePercent }) => sum + Math.round(sharePercent * 100),
    0,
  )
  const pence = slices.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0)

  expect(hundredths).toBe(10_000)
  expect(pence).toBe(86_666)
})

it('gives nothing a share where there is nothing', () => {
  expect(shared(slicesOf({ ...ACCOUNT, cash: '0.00', positions: [] }, 'holding'))).toEqual([
    ['cash', '0.00', 0],
  ])
})
