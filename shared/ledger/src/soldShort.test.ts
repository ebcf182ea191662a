import { soldShort } from './soldShort'

it.each([
  ['200', '120', '80'],
  ['120', '120', undefined],
  ['0.00000001', '0', '0.00000001'],
  ['5', '-80', '5'],
])('of a sale of %s with %s held, sells %s short', (quantity, held, short) => {
  expect(soldShort(quantity, held, '0')).toBe(short)
})

it('sells nothing short while other orders wait to sell what is held: that sale is refused', () => {
  expect(soldShort('200', '120', '20')).toBeUndefined()
})

it('widens a short however many orders wait to sell', () => {
  expect(soldShort('5', '-80', '20')).toBe('5')
})
