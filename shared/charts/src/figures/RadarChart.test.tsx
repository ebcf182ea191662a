import { screen } from '@testing-library/react'
import { drawnChart, renderDrawn } from '@aldergate/testing/drawnChart'
import { fakeLayout } from '@aldergate/testing/fakeLayout'
import { RadarChart } from './RadarChart'

let layout: ReturnType<typeof fakeLayout>

beforeEach(() => {
  layout = fakeLayout()
})

afterEach(() => layout.remove())

it('draws each series around the named axes, and tells them apart by more than colour', async () => {
  await renderDrawn(
    <RadarChart
      label="Risk"
      categories={['Volatility', 'Beta', 'Sharpe']}
      series={[
        { name: 'Portfolio', values: [60, 40, 80] },
        { name: 'Benchmark', values: [50, 50, 50] },
      ]}
      max={100}
    />,
  )

  for (const name of ['Volatility', 'Beta', 'Sharpe']) {
    expect(drawnChart()).toHaveTextContent(name)
  }
  const lines = drawnChart().querySelectorAll(
    'path.apexcharts-radar-series-line, .apexcharts-radar-series path[stroke-dasharray]',
  )
  expect(new Set([...lines].map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Portfolio',
    'Benchmark',
  ])
})
