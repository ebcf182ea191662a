import { DARK, LIGHT } from '../theme/tokens'
import fc from 'fast-check'
import { contrast } from './contrast'

it('measures the specified red on the panels of both themes', () => {
  expect(contrast('#FF0000', DARK.s1)).toBeCloseTo(4.53, 2)
  expect(contrast('#ff0000', LIGHT.s1)).toBeCloseTo(4, 2)
})

it('goes from 1 to 21 and knows no order', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const ratio = contrast(one, other)
      expect(ratio).toBeGreaterThanOrEqual(1)
      expect(ratio).toBeLessThanOrEqual(21.000001)
      expect(contrast(other, one)).toBe(ratio)
    }),
  )
})
