import { placeByKey } from './placeByKey'

it.each([
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 4, 4],
  ['ArrowDown', -1, 0],
  ['Home', 3, 0],
  ['End', 1, 4],
])('leads with %s from %d to %d of five below each other, which have ends', (key, index, to) => {
  expect(placeByKey({ key }, index, 5)).toBe(to)
})

it.each([
  ['ArrowRight', 2, 0],
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('leads with %s from %d to %d of three beside each other, round the ends', (key, index, to) => {
  expect(placeByKey({ key }, index, 3, { arrows: 'row', isRound: true })).toBe(to)
})

it('goes by all four arrows where both are asked for', () => {
  const from = (key: string) => placeByKey({ key }, 1, 3, { arrows: 'both' })
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map(from)).toEqual([2, 2, 0, 0])
})

it('leads nowhere with another key, and among nothing', () => {
  expect(placeByKey({ key: 'Tab' }, 1, 5)).toBeUndefined()
  expect(placeByKey({ key: 'ArrowRight' }, 1, 5)).toBeUndefined()
  expect(placeByKey({ key: 'ArrowUp' }, 1, 5, { arrows: 'row' })).toBeUndefined()
  expect(placeByKey({ key: 'ArrowDown' }, 0, 0)).toBeUndefined()
  expect(placeByKey({ key: 'End' }, 0, 0)).toBeUndefined()
})

it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  'leaves an arrow with %j to the browser',
  (held) => {
    expect(placeByKey({ key: 'ArrowDown', ...held }, 1, 5)).toBeUndefined()
    expect(placeByKey({ key: 'Home', ...held }, 1, 5)).toBeUndefined()
  },
)
