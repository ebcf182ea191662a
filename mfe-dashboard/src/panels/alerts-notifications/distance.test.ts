import { distanceOf } from './distance'

const RSI = { kind: 'rsi', period: 14, timeframe: '1h', candle: 'closed', level: 70 } as const

it.each([
  [{ kind: 'above', price: 110 }, 100, { by: 10, unit: 'percent', isBeyond: false }],
  [{ kind: 'above', price: 100 }, 100, { by: 0, unit: 'percent', isBeyond: false }],
  [{ kind: 'above', price: 90 }, 100, { by: 10, unit: 'percent', isBeyond: true }],
  [{ kind: 'below', price: 90 }, 100, { by: 10, unit: 'percent', isBeyond: false }],
  [{ kind: 'below', price: 110 }, 100, { by: 10, unit: 'percent', isBeyond: true }],
  // To the nearer of 95 and 105.
  [{ kind: 'percent', percent: 5, from: 100 }, 100, { by: 5, unit: 'percent', isBeyond: false }],
  [{ kind: 'percent', percent: 5, from: 200 }, 200, { by: 5, unit: 'percent', isBeyond: false }],
  [{ kind: 'percent', percent: 50, from: 100 }, 200, { by: 25, unit: 'percent', isBeyond: true }],
  [{ ...RSI, direction: 'above' }, 66.5, { by: 3.5, unit: 'points', isBeyond: false }],
  [{ ...RSI, direction: 'below' }, 66.5, { by: 3.5, unit: 'points', isBeyond: true }],
] as const)('stands %j at %d so: %j', (condition, value, { by, ...rest }) => {
  expect(distanceOf(condition, value)).toEqual({ by: expect.closeTo(by), ...rest })
})

it('says nothing of a value that is not there', () => {
  expect(distanceOf({ kind: 'above', price: 100 }, Number.NaN)).toBeUndefined()
})
