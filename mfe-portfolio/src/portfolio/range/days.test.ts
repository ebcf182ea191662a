import { daysError, daysWithin } from './days'

const [FIRST, LAST] = ['2025-01-02', '2026-06-15']

it.each([
  ['2025-01-02', '2026-06-15'],
  ['2026-06-15', '2026-06-15'],
])('takes the days from %s to %s', (from, to) => {
  expect(daysError({ from, to }, FIRST, LAST)).toBeUndefined()
})

it.each([
  ['', '2026-06-15', 'from', 'outside'],
  ['2026-06-01', '', 'to', 'outside'],
  ['2025-01-01', '2026-06-15', 'from', 'outside'],
  ['0002-06-01', '2026-06-15', 'from', 'outside'],
  ['20251-06-01', '2026-06-15', 'from', 'outside'],
  ['2026-06-01', '2026-06-16', 'to', 'outside'],
  ['2026-06-02', '2026-06-01', 'from', 'startAfterEnd'],
])('refuses the days from "%s" to "%s"', (from, to, field, text) => {
  expect(daysError({ from, to }, FIRST, LAST)).toEqual({ field, text })
})

it('moves days that cannot be looked at to the nearest that can', () => {
  expect(daysWithin({ from: '2025-01-01', to: '2026-06-16' }, FIRST, LAST)).toEqual({
    from: FIRST,
    to: LAST,
  })
  const days = { from: '2026-06-01', to: '2026-06-02' }
  expect(daysWithin(days, FIRST, LAST)).toEqual(days)
})
