import { DEFAULT_SPAN, SPANS, windowOf } from './span'

const NOW = Date.UTC(2026, 5, 15, 12, 30)
const OPENED = Date.UTC(2025, 0, 2)

it('opens with the week', () => {
  expect(SPANS).toEqual(['day', 'week', 'month', 'year', 'all'])
  expect(DEFAULT_SPAN).toBe('week')
})

it.each([
  ['day', 'hourly', 24],
  ['week', 'hourly', 7 * 24],
  ['month', 'daily', 30],
  ['year', 'daily', 365],
  ['all', 'daily', 529],
] as const)('cuts the %s into %s periods that end on whole ones', (span, frequency, count) => {
  const { ends, from, ...window } = windowOf(span, NOW, OPENED)

  expect(window).toEqual({ span, frequency })
  expect(ends).toHaveLength(count)
  const stepMs = frequency === 'hourly' ? 3_600_000 : 86_400_000
  for (const end of ends) expect(end % stepMs).toBe(0)
  expect(from).toBeLessThan(ends[0] ?? 0)
})

it('ends with the hour that is just over', () => {
  const noon = Date.UTC(2026, 5, 15, 12)
  expect(windowOf('day', noon, OPENED).ends).toHaveLength(24)
  expect(windowOf('day', noon, OPENED).ends.at(-1)).toBe(noon)
})

it('begins a day exactly 24 hours ago, and all with the opening', () => {
  expect(windowOf('day', NOW, OPENED).from).toBe(NOW - 86_400_000)
  expect(windowOf('all', NOW, OPENED).from).toBe(OPENED)
  expect(windowOf('year', NOW, NOW - 3_600_000).from).toBe(NOW - 3_600_000)
})

describe('days of the trader’s own choice', () => {
  const DAY_MS = 86_400_000
  const midnight = Date.UTC(2026, 5, 15)

  it.each([
    ['a day', 1, 'hourly', 24],
    ['a week', 7, 'hourly', 7 * 24],
    ['eight days', 8, 'daily', 8],
    ['ninety days', 90, 'daily', 90],
  ] as const)('are cut up to their own end: %s', (_name, days, frequency, count) => {
    const until = midnight - 30 * DAY_MS
    const range = { from: until - days * DAY_MS, until }
    const { ends, ...window } = windowOf(range, NOW, OPENED)

    expect(window).toEqual({ span: 'custom', frequency, from: range.from, until })
    expect(ends).toHaveLength(count)
    expect(ends.at(-1)).toBe(until)
  })

  it('stay hours in a week that an hour is added to', () => {
    const range = { from: midnight - 8 * DAY_MS, until: midnight - DAY_MS + 3_600_000 }
    expect(windowOf(range, NOW, OPENED).frequency).toBe('hourly')
  })

  it('follow the prices while the last of them is today, and begin with the opening', () => {
    const range = { from: midnight, until: midnight + DAY_MS }
    expect(windowOf(range, NOW, OPENED)).toMatchObject({ from: midnight, until: undefined })
    expect(windowOf(range, NOW, OPENED).ends).toHaveLength(12)

    const all = windowOf({ from: OPENED - DAY_MS, until: midnight }, NOW, OPENED)
    expect(all).toMatchObject({ from: OPENED, until: midnight })
  })
})

it('is empty before the opening', () => {
  expect(windowOf('all', OPENED - 1, OPENED)).toMatchObject({ from: OPENED - 1, ends: [] })
})
