import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { useDayName } from './useDayName'

function Days({ moments }: { moments: readonly string[] }) {
  const dayName = useDayName()
  return <p>{moments.map((moment) => dayName(Date.parse(moment))).join(', ')}</p>
}

function namesAt(now: string, timeZone: 'Europe/London', moments: readonly string[]) {
  jest.useFakeTimers({ now: Date.parse(now) })
  renderWithApp(<Days moments={moments} />, { settings: { timeZone } })
  return screen.getByRole('paragraph').textContent
}

afterEach(() => {
  jest.useRealTimers()
})

it('names today and yesterday by the clocks of the trader, and dates the rest', () => {
  const names = namesAt('2026-06-02T22:30:00Z', 'Europe/London', [
    '2026-06-02T22:15:00Z',
    '2026-06-01T23:15:00Z',
    '2026-06-01T22:45:00Z',
    '2026-05-31T22:45:00Z',
  ])

  expect(names).toBe('Today, Today, Yesterday, 31 May 2026')
})

it.each([
  ['2026-03-29T23:30:00Z', '2026-03-29T12:00:00Z', '2026-03-28T12:00:00Z', '28 Mar 2026'],
  ['2026-10-25T23:30:00Z', '2026-10-24T12:00:00Z', '2026-10-23T12:00:00Z', '23 Oct 2026'],
])('knows yesterday when the clocks have changed (%s)', (now, yesterday, before, date) => {
  expect(namesAt(now, 'Europe/London', [yesterday, before])).toBe(`Yesterday, ${date}`)
})
