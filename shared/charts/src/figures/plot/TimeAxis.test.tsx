import { DAY_MS } from '@aldergate/market'
import { renderWithApp } from '@aldergate/testing'
import { TimeAxis } from './TimeAxis'

const FROM = Date.UTC(2026, 9, 25)

/** Returns the labels below a curve over a number of days. */
function labelsOver(days: number) {
  const { container } = renderWithApp(<TimeAxis from={FROM} until={FROM + days * DAY_MS} />)
  return Array.from(container.querySelectorAll('span'), ({ textContent }) => textContent)
}

it('counts the hours of a day, also of one that the clocks make longer', () => {
  expect(labelsOver(1)).toEqual(['00:00', '06:00', '12:00', '18:00', '00:00'])
  expect(labelsOver(25 / 24)).toContain('06:15')
})

it('names the days of any longer time', () => {
  const [first, ...later] = labelsOver(2)
  expect(first).toBe('25 Oct 2026')
  expect(later.at(-1)).toBe('27 Oct 2026')
})

it('lets a time take a second line, rather than the axis stand outside of its page', () => {
  const { container } = renderWithApp(<TimeAxis from={FROM} until={FROM + 2 * DAY_MS} />)
  expect(container.firstElementChild).not.toHaveStyle({ whiteSpace: 'nowrap' })
})
