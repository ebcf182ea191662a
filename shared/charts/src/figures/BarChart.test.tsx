import { act, screen } from '@testing-library/react'
import { changeSettingsAtom } from '@aldergate/platform'
import { fakeLayout } from '@aldergate/testing/fakeLayout'
import { BarChart } from './BarChart'
import { drawnChart, renderDrawn } from '@aldergate/testing/drawnChart'

const MONTHS = ['Jan', 'Feb', 'Mar']

let layout: ReturnType<typeof fakeLayout>

function bars() {
  return [...drawnChart().querySelectorAll('.apexcharts-bar-area')]
}

function heights() {
  return bars().map((bar) => Number(bar.getAttribute('barHeight')))
}

function ticks() {
  const labels = drawnChart().querySelectorAll('.apexcharts-yaxis-label title')
  return [...labels].map(({ textContent }) => textContent)
}

beforeEach(() => {
  layout = fakeLayout()
})

afterEach(() => layout.remove())

it.each([10, 50, 100, 300])('ends its axis at %d, whatever the values are', async (max) => {
  const values = [max / 2, max / 4, max]
  await renderDrawn(
    <BarChart label="Growth" categories={MONTHS} series={[{ name: 'Growth', values }]} max={max} />,
  )

  expect(ticks().at(0)).toBe(String(max))
  expect(ticks().at(-1)).toBe('0')
  const [half = 0, quarter = 0, whole = 0] = heights()
  expect(half / whole).toBeCloseTo(0.5, 2)
  expect(quarter / whole).toBeCloseTo(0.25, 2)
})

it('gives a loss the colour of a loss', async () => {
  await renderDrawn(
    <BarChart
      label="Profit"
      categories={MONTHS}
      series={[{ name: 'Profit', values: [20, -10, 0] }]}
      unit="signedMoney"
      isSigned
    />,
  )

  const [gain, loss] = bars().map((bar) => bar.getAttribute('fill'))
  expect(gain).toBe('rgba(46,199,143,1)')
  expect(loss).toBe('rgba(255,123,114,1)')
})

it('draws new values, and draws nothing anew when a parent only renders again', async () => {
  const chart = (values: number[]) => (
    <BarChart label="Growth" categories={MONTHS} series={[{ name: 'A', values }]} max={50} />
  )
  const { rerender } = await renderDrawn(chart([10, 20, 30]))
  const [first] = bars()

  rerender(chart([10, 20, 30]))
  expect(bars()[0]).toBe(first)

  rerender(chart([40, 20, 30]))
  expect(heights()[0]).toBeGreaterThan(heights()[2] ?? 0)
})

it('masks money in discreet mode, as often as it is chosen', async () => {
  const { store } = await renderDrawn(
    <BarChart
      label="Profit"
      categories={MONTHS}
      series={[{ name: 'Profit', values: [1000, 2000, 3000] }]}
      unit="money"
    />,
  )
  expect(ticks()).toContain('£3,000')

  for (const discreet of [true, false, true]) {
    act(() => store.set(changeSettingsAtom, { discreet }))
    expect(ticks().includes('£3,000')).toBe(!discreet)
  }
  expect(screen.getByRole('img').textContent).not.toContain('£')
})
