import { SIGNAL_HOURS } from '@aldergate/market/signals'
import fc from 'fast-check'
import { reasonsFor } from './reasons'

const LEVELS = { supportLevel: 90, resistanceLevel: 120 }

function closes(price: (hour: number) => number): Float64Array {
  return Float64Array.from({ length: SIGNAL_HOURS }, (_, hour) => price(hour))
}

const RISING = closes((hour) => 100 + hour)
const FALLING = closes((hour) => 300 - hour)
const LEVEL = closes(() => 100)

describe('the RSI', () => {
  it('speaks for selling in the overbought zone and for buying in the oversold one', () => {
    expect(reasonsFor(RISING, 100, LEVELS)[0]).toEqual({
      kind: 'rsi',
      value: 100,
      zone: 'overbought',
      leaning: 'sell',
    })
    expect(reasonsFor(FALLING, 100, LEVELS)[0]).toMatchObject({
      value: 0,
      zone: 'oversold',
      leaning: 'buy',
    })
  })

  it('speaks for neither between them', () => {
    expect(reasonsFor(LEVEL, 100, LEVELS)[0]).toMatchObject({ value: 50, leaning: 'neither' })
  })
})

describe('the averages', () => {
  it('speak for the side on which the fast one stands', () => {
    expect(reasonsFor(RISING, 100, LEVELS)[1]).toMatchObject({ standing: 'above', leaning: 'buy' })
    expect(reasonsFor(FALLING, 100, LEVELS)[1]).toMatchObject({
      standing: 'below',
      leaning: 'sell',
    })
    expect(reasonsFor(LEVEL, 100, LEVELS)[1]).toMatchObject({
      standing: 'level',
      leaning: 'neither',
    })
  })

  it('say for how many hours they have stood so', () => {
    const turned = closes((hour) => (hour < SIGNAL_HOURS - 1 ? 100 : 130))
    expect(reasonsFor(turned, 100, LEVELS)[1]).toMatchObject({ standing: 'above', candles: 1 })
    // The slow average exists from the 30th hour on.
    expect(reasonsFor(RISING, 100, LEVELS)[1]).toMatchObject({ candles: SIGNAL_HOURS - 29 })
  })
})

describe('the levels', () => {
  it('speak for the side with more room', () => {
    expect(reasonsFor(LEVEL, 100, LEVELS)[2]).toMatchObject({
      toSupport: expect.closeTo(10),
      toResistance: expect.closeTo(20),
      leaning: 'buy',
    })
    expect(reasonsFor(LEVEL, 115, LEVELS)[2].leaning).toBe('sell')
    expect(reasonsFor(LEVEL, 105, LEVELS)[2].leaning).toBe('neither')
  })

  it('speak with the move once the price is through one of them', () => {
    expect(reasonsFor(LEVEL, 80, LEVELS)[2].leaning).toBe('sell')
    expect(reasonsFor(LEVEL, 130, LEVELS)[2].leaning).toBe('buy')
  })
})

it('says something finite of any series that is long enough', () => {
  const prices = fc.array(fc.double({ min: 1e-9, max: 1e6, noNaN: true }), {
    minLength: 31,
    maxLength: SIGNAL_HOURS,
  })
  fc.assert(
    fc.property(prices, (series) => {
      const [strength, cross, levels] = reasonsFor(Float64Array.from(series), 100, LEVELS)
      expect(strength.value).toBeGreaterThanOrEqual(0)
      expect(strength.value).toBeLessThanOrEqual(100)
      expect(cross.candles).toBeLessThanOrEqual(series.length)
      expect(Number.isFinite(levels.toSupport + levels.toResistance)).toBe(true)
    }),
  )
})

it('leans to neither side where there are too few hours', () => {
  const [strength, cross] = reasonsFor(new Float64Array([1, 2, 3]), 100, LEVELS)
  expect([strength.value, strength.leaning]).toEqual([Number.NaN, 'neither'])
  expect([cross.standing, cross.leaning]).toEqual(['level', 'neither'])
})
