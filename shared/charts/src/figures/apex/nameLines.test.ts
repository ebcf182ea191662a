import { hasRoom, nameLines } from './nameLines'

it.each([
  ['Jan', 20, ['Jan']],
  ['Realised P/L, before fees', 200, ['Realised P/L, before fees']],
  ['Realised P/L, before fees', 80, ['Realised P/L,', 'before fees']],
  ['Realised P/L, before fees', 1, ['Realised', 'P/L,', 'before', 'fees']],
  ['已实现盈亏（未扣手续费）', 70, ['已实现盈亏', '（未扣手续', '费）']],
  ['Gain après\u00a0frais', 60, ['Gain', 'après\u00a0frais']],
])(
  'breaks %s between words, or between Chinese signs, where there are %d pixels',
  (name, room, lines) => {
    expect(nameLines(name, room)).toEqual(lines)
  },
)

it('says whether the longest word of a name has room', () => {
  expect(hasRoom('Marque blanche', 42)).toBe(true)
  expect(hasRoom('Marque blanche', 41)).toBe(false)
})
