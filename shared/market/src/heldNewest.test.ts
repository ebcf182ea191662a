import { heldNewest } from './heldNewest'

it('makes what it holds once, and what it holds no longer anew', () => {
  const make = jest.fn((key: number) => ({ key }))
  const valueOf = heldNewest(2, make)
  const one = valueOf(1)
  valueOf(2)
  expect(valueOf(1)).toBe(one)

  valueOf(3)
  expect(valueOf(1)).toEqual({ key: 1 })
  expect(make.mock.calls.map(([key]) => key)).toEqual([1, 2, 3, 1])
})

it('hands over what is used up', () => {
  const valueOf = heldNewest<number[]>(1, (key, spare = []) => {
    spare[0] = key
    return spare
  })

  expect(valueOf(2)).toBe(valueOf(1))
})
