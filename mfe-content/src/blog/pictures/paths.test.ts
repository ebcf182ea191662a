import { box, dot, lineThrough, pointsOf, upright } from './paths'

it('leads a line through its points, each by the way from the one before', () => {
  expect(
    lineThrough([
      [24.2, 120.6],
      [30.7, 116.7],
      [37.3, 122.5],
    ]),
  ).toBe('M24 121l7-4 6 6')
  expect(lineThrough([[3, 4]])).toBe('M3 4')
  expect(lineThrough([])).toBe('')
})

it('comes to where the last point is, however many were rounded on the way', () => {
  const points = Array.from({ length: 90 }, (_, index) => [index * 6.7, index * 0.3] as const)
  const ways = lineThrough(points)
    .slice(1)
    .split('l')
    .map((part) => part.match(/-?\d+/g)?.map(Number) ?? [])
  const sum = (place: number) =>
    ways.flat().reduce((total, way, index) => total + (index % 2 === place ? way : 0), 0)

  expect([sum(0), sum(1)]).toEqual([Math.round(89 * 6.7), Math.round(89 * 0.3)])
})

it('places values at equal distances', () => {
  expect(
    pointsOf(
      [5, 10],
      (index) => index * 2,
      (value) => 100 - value,
    ),
  ).toEqual([
    [0, 95],
    [2, 90],
  ])
})

it('draws boxes whose edges meet those of their neighbours, uprights and dots', () => {
  expect(box(24.4, 10.2, 10.3, 20.5)).toBe('M24 10H35V31H24z')
  expect(upright(3.6, 1.2, 9.9)).toBe('M4 1V10')
  expect(dot(3.6, 1.2)).toBe('M4 1h0')
})
