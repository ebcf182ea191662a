import { coins, valuationOn } from './balance'

it('counts a balance in whole coins', () => {
  expect(coins(2_500_000_000_000_000_000n)).toBe(2.5)
  expect(coins(0n)).toBe(0)
  expect(coins(1n)).toBe(1e-18)
})

it('values ETH only, and no coins of a test network', () => {
  expect([1, 10, 8453, 42161].map(valuationOn)).toEqual(Array(4).fill('eth'))
  expect(valuationOn(11_155_111)).toBe('worthless')
  expect([137, 987_654, undefined].map(valuationOn)).toEqual(Array(3).fill('unknown'))
})
