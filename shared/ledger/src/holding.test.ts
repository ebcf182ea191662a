import fc from 'fast-check'
import { decimal, exact, exactNumber, ZERO } from './decimal'
import { type Holding, moved, noHolding } from './holding'

function after(...moves: (readonly [quantity: string, value: string, fee?: string])[]): Holding {
  return moves.reduce(
    (holding, [quantity, value, fee = '0'], index) =>
      moved(holding, {
        at: index + 1,
        quantity: exact(quantity),
        value: exact(value),
        fee: exact(fee),
      }),
    noHolding('BTC/GBP'),
  )
}

function plain({ quantity, cost, openFees, invested, openedAt }: Holding) {
  const texts = [quantity, cost, openFees, invested].map(decimal)
  return { holding: texts.slice(0, 2), fees: texts[2], invested: texts[3], openedAt }
}

it('adds up what is bought, from the time of the first purchase on', () => {
  expect(plain(after(['1', '100', '0.1'], ['3', '340', '0.34']))).toEqual({
    holding: ['4', '440'],
    fees: '0.44',
    invested: '440',
    openedAt: 1,
  })
})

it('takes the exact share of the cost and of the fees away with what is sold', () => {
  expect(plain(after(['4', '440', '0.44'], ['-1', '-150', '0.15']))).toEqual({
    holding: ['3', '330'],
    fees: '0.33',
    invested: '290',
    openedAt: 1,
  })
})

it('leaves exactly nothing of a holding that is sold in thirds', () => {
  const third = ['-1', '-50'] as const
  expect(plain(after(['3', '100', '0.1'], third, third)).holding).toEqual([
    '1',
    '33.33333333333333333333',
  ])
  expect(plain(after(['3', '100', '0.1'], third, third, third))).toMatchObject({
    holding: ['0', '0'],
    fees: '0',
    invested: '-50',
  })
})

it('opens a short with what is sold beyond the holding, at the same price and a new time', () => {
  expect(plain(after(['1', '100', '0.1'], ['-3', '-330', '0.33']))).toEqual({
    holding: ['-2', '-220'],
    fees: '0.22',
    invested: '-230',
    openedAt: 2,
  })
})

it('buys a short back in parts, and goes over into a holding with the rest', () => {
  expect(plain(after(['-4', '-400'], ['1', '90'])).holding).toEqual(['-3', '-300'])
  expect(plain(after(['-4', '-400'], ['6', '540'])).holding).toEqual(['2', '180'])
  expect(plain(after(['-4', '-400'], ['4', '360'])).holding).toEqual(['0', '0'])
})

const units = fc
  .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => exactNumber(digits).div(exactNumber(10 ** places)))
const pence = fc.integer({ min: 1, max: 10 ** 10 }).map((amount) => exactNumber(amount).div('100'))
const parts = fc.array(units, { minLength: 1, maxLength: 12 })

it('leaves exactly nothing when all is closed, in whatever parts it was bought and sold', () => {
  fc.assert(
    fc.property(parts, pence, fc.boolean(), (sold, cost, isShort) => {
      const sign = exact(isShort ? '-1' : '1')
      const whole = sold.reduce((total, part) => total.plus(part), ZERO)
      let holding = moved(noHolding('SHIB/GBP'), {
        at: 1,
        quantity: whole.times(sign),
        value: cost.times(sign),
        fee: cost,
      })
      for (const part of sold) {
        expect(holding.quantity.times(sign).gt(ZERO)).toBe(true)
        expect(holding.cost.times(sign).gte(ZERO)).toBe(true)
        const quantity = part.times(sign).neg()
        holding = moved(holding, { at: 2, quantity, value: quantity, fee: ZERO })
      }
      expect(plain(holding)).toMatchObject({ holding: ['0', '0'], fees: '0' })
    }),
  )
})

it('keeps the average cost of what is left when a part is sold', () => {
  fc.assert(
    fc.property(units, units, pence, (kept, sold, cost) => {
      const whole = kept.plus(sold)
      const bought = moved(noHolding('BTC/GBP'), { at: 1, quantity: whole, value: cost, fee: ZERO })
      const left = moved(bought, { at: 2, quantity: sold.neg(), value: cost.neg(), fee: ZERO })

      const drift = left.cost.times(whole).minus(cost.times(kept)).abs()
      expect(drift.lte(whole.times('0.00000000000000000001'))).toBe(true)
    }),
  )
})
