import { drawnChart, renderDrawn } from '@aldergate/testing/drawnChart'
import { fakeLayout } from '@aldergate/testing/fakeLayout'
import { LineChart } from './LineChart'

let layout: ReturnType<typeof fakeLayout>

beforeEach(() => {
  layout = fakeLayout()
})

afterEach(() => layout.remove())

async function draw(values: number[]) {
  const categories = values.map((_, index) => `Day ${index + 1}`)
  await renderDrawn(
    <LineChart label="Value" categories={categories} series={[{ name: 'Value', values }]} />,
  )
}

function path() {
  return drawnChart().querySelector('.apexcharts-line')?.getAttribute('d') ?? ''
}

it('goes through every value', async () => {
  await draw([1, 3, 2, 5])

  expect(path().match(/[ML]/g)).toHaveLength(4)
})

it('breaks where a value is missing', async () => {
  await draw([1, 3, Number.NaN, 5, 4])

  expect(path().match(/M/g)).toHaveLength(2)
  expect(drawnChart().outerHTML).not.toContain('NaN')
})

it('shows a single value as a point', async () => {
  await draw([50_000])

  expect(drawnChart().querySelector('.apexcharts-marker')).toBeVisible()
})
