import { screen } from '@testing-library/react'
import { renderWithApp } from '@aldergate/testing'
import { drawnChart, renderDrawn } from '@aldergate/testing/drawnChart'
import { fakeLayout } from '@aldergate/testing/fakeLayout'
import { DoughnutChart } from './DoughnutChart'

let layout: ReturnType<typeof fakeLayout>

beforeEach(() => {
  layout = fakeLayout()
})

afterEach(() => layout.remove())

function slices() {
  return [...drawnChart().querySelectorAll('.apexcharts-pie-area')]
}

function allocation(values: number[]) {
  return (
    <DoughnutChart
      label="Asset allocation"
      categories={['Crypto', 'Forex', 'Bonds']}
      values={values}
      valuesLabel="Value"
      unit="money"
    />
  )
}

it('draws a slice for each part, and names them with their values and shares', async () => {
  await renderDrawn(allocation([500, 300, 200]))

  expect(slices().map((slice) => Number(slice.getAttribute('data:angle')))).toEqual([180, 108, 72])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Crypto£500.00 (50%)',
    'Forex£300.00 (30%)',
    'Bonds£200.00 (20%)',
  ])
})

it('follows its values', async () => {
  const { rerender } = await renderDrawn(allocation([500, 300, 200]))
  rerender(allocation([0, 500, 500]))

  expect(slices().map((slice) => Number(slice.getAttribute('data:angle')))).toEqual([0, 180, 180])
})

it('has nothing to divide when every part is zero', () => {
  renderWithApp(allocation([0, 0, Number.NaN]))

  expect(screen.getByText('No data yet')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
