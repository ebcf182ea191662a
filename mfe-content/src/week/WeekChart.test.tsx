import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { WeekChart } from './WeekChart'

function renderChart(settings = {}) {
  return renderWithApp(
    <WeekChart
      label="Hours of use"
      dayLabel="Day"
      valueLabel="Hours"
      values={[5, 6.5, 4, 7.5, 8, 3, 2]}
      axisMax={10}
    />,
    { settings },
  )
}

it('ends its axis at exactly the given maximum', () => {
  const { container } = renderChart()
  const marks = [...container.querySelectorAll('[data-axis]')].map((mark) => mark.textContent)

  expect(marks).toEqual(['10', '8', '6', '4', '2', '0'])
})

it('draws a bar for each of the seven days, as high as its value', () => {
  const { container } = renderChart()
  const heights = [...container.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  )
  const [monday = 0] = heights

  expect(monday).toBeGreaterThan(0)
  expect(heights.map((height) => Number(((height / monday) * 5).toFixed(6)))).toEqual([
    5, 6.5, 4, 7.5, 8, 3, 2,
  ])
})

it('says the same in a table, in the format of the settings', () => {
  renderChart({ numberFormat: '1.234,56', language: 'fr' })
  const rows = within(screen.getByRole('table', { name: 'Hours of use' })).getAllByRole('row')

  expect(rows).toHaveLength(8)
  expect(rows[2]).toHaveTextContent(/mar\.6,5/)
})
