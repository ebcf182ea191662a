import { chartAction, movedIndex } from './keys'

it('steps by a candle, with Shift by ten', () => {
  expect(chartAction('ArrowLeft', false)).toEqual({ type: 'step', candles: -1 })
  expect(chartAction('ArrowRight', true)).toEqual({ type: 'step', candles: 10 })
})

it('zooms with plus and minus, wherever they lie on the keyboard', () => {
  for (const [into, out] of [
    ['+', '-'],
    ['=', '_'],
  ]) {
    const larger = chartAction(into ?? '', false)
    const smaller = chartAction(out ?? '', false)
    expect(larger).toMatchObject({ type: 'zoom', factor: 1.25 })
    expect(smaller).toMatchObject({ type: 'zoom', factor: 0.8 })
  }
})

it('leaves other keys to the page', () => {
  expect(chartAction('Tab', false)).toBeUndefined()
  expect(chartAction('ArrowUp', false)).toBeUndefined()
})

it('never leaves the candles', () => {
  expect(movedIndex({ type: 'step', candles: -10 }, 4, 20)).toBe(0)
  expect(movedIndex({ type: 'step', candles: 10 }, 15, 20)).toBe(19)
  expect(movedIndex({ type: 'first' }, 15, 20)).toBe(0)
  expect(movedIndex({ type: 'newest' }, 15, 20)).toBe(19)
})
