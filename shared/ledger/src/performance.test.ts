import { NOON, traded } from '@aldergate/testing/ledgerScenario'
import { bookOf } from './book'
import { performanceOf } from './performance'

function performance(...trades: string[]) {
  return performanceOf(bookOf(traded(...trades)))
}

it('has nothing to tell before the first trade is closed', () => {
  expect(performance('+1 @ 100')).toEqual({
    roundTrips: [],
    wins: 0,
    winRate: undefined,
    netProfit: '0.00',
  })
})

it('tells of each closed trade what it earned, after the fees of opening and of closing', () => {
  expect(performance('+4 @ 100', '-1 @ 120').roundTrips).toEqual([
    {
      id: 'fill order 2',
      pair: 'BTC/GBP',
      wasShort: false,
      quantity: '1',
      openedAt: NOON,
      closedAt: NOON + 1_000,
      profit: '20.00',
      fees: '0.22',
      netProfit: '19.78',
    },
  ])
})

it('counts wins and the rate', () => {
  expect(
    performance('+1 @ 100', '-1 @ 120', '+1 @ 120', '-1 @ 100', '-1 @ 100', '+1 @ 50'),
  ).toMatchObject({
    wins: 2,
    winRate: expect.closeTo(66.67, 2),
    netProfit: '49.41',
  })
})

it('does not call a trade a win whose fees took the profit', () => {
  expect(performance('+1 @ 100', '-1 @ 100.10')).toMatchObject({
    wins: 0,
    netProfit: '-0.10',
  })
})

it('closes a holding and opens a short by one sale: the part that closed is a trade', () => {
  const [first, second] = performance('+1 @ 100', '-3 @ 110', '+2 @ 100').roundTrips

  expect(first).toMatchObject({ wasShort: false, quantity: '1', profit: '10.00' })
  expect(second).toMatchObject({ wasShort: true, quantity: '2', profit: '20.00' })
  expect(second?.openedAt).toBe(NOON + 1_000)
})

it('shares fees so that those of a position sold in thirds are whole pence and all of them', () => {
  const { roundTrips } = performance('+3 @ 66.67', '-1 @ 70', '-1 @ 70', '-1 @ 70')

  expect(roundTrips.map(({ fees }) => fees)).toEqual(['0.14', '0.13', '0.14'])
})
