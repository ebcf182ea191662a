import { formatAgo, formatDate, formatDateTime, formatExactTime, formatTime } from './dates'

const MOMENT = Date.UTC(2026, 10, 21, 23, 5, 9)

it('writes a moment in the time zone asked for', () => {
  expect(formatDate(MOMENT, 'en-GB', 'UTC')).toBe('21 Nov 2026')
  expect(formatDate(MOMENT, 'en-GB', 'Asia/Tokyo')).toBe('22 Nov 2026')
  expect(formatTime(MOMENT, 'en-GB', 'America/New_York')).toBe('18:05')
  expect(formatExactTime(MOMENT, 'en-GB', 'UTC')).toBe('23:05:09')
  expect(formatDateTime(MOMENT, 'en-GB', 'UTC')).toBe('21 Nov 2026, 23:05')
})

it('knows summer time', () => {
  expect(formatTime('2026-07-01T12:00:00Z', 'en-GB', 'Europe/London')).toBe('13:00')
})

it('begins a day with 00, not with 24', () => {
  expect(formatTime('2026-07-01T00:00:00Z', 'en-GB', 'UTC')).toBe('00:00')
})

it('writes a moment in the language asked for', () => {
  expect(formatDate(MOMENT, 'es-ES', 'UTC')).toBe('21 nov 2026')
  expect(formatDate(MOMENT, 'zh-CN', 'UTC')).toBe('2026年11月21日')
})

it('takes dates, milliseconds and ISO texts', () => {
  const texts = [new Date(MOMENT), MOMENT, '2026-11-21T23:05:09Z'].map((moment) =>
    formatDateTime(moment, 'en-GB', 'UTC'),
  )

  expect(new Set(texts).size).toBe(1)
})

it('shows a dash for what is no date', () => {
  expect(formatDate('soon', 'en-GB', 'UTC')).toBe('–')
  expect(formatTime(Number.NaN, 'en-GB', 'UTC')).toBe('–')
})

it('tells a time that has passed in its largest whole unit', () => {
  expect([12, 90, 7_300, 200_000].map((seconds) => formatAgo(seconds, 'en-GB'))).toEqual([
    '12 sec ago',
    '1 min ago',
    '2 hr ago',
    '2 days ago',
  ])
  expect(formatAgo(Number.NaN, 'en-GB')).toBe('–')
})
