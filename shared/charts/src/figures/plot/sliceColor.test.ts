import { sliceColor } from './sliceColor'

it.each(Array.from({ length: 13 }, (_, index) => index + 2))(
  'gives no two of %d parts that touch one colour, the last and the first among them',
  (count) => {
    const ring = Array.from({ length: count }, (_, index) => sliceColor(index))

    for (const [index, tint] of ring.entries()) expect(tint).not.toBe(ring[(index + 1) % count])
    expect(new Set(ring).size).toBe(Math.min(count, 6))
  },
)
