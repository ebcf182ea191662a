import { act, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { renderWithApp } from '@aldergate/testing'
import { drawnChart, renderDrawn } from '@aldergate/testing/drawnChart'
import { fakeLayout } from '@aldergate/testing/fakeLayout'
import { fakeViewport } from '@aldergate/testing/fakeViewport'
import { later } from '@aldergate/ui'
import { ApexFigure } from './ApexFigure'

let layout: ReturnType<typeof fakeLayout>

beforeEach(() => {
  layout = fakeLayout()
})

afterEach(() => {
  document.documentElement.removeAttribute('style')
  layout.remove()
})

function figure(props: Partial<ComponentProps<typeof ApexFigure>> = {}) {
  return (
    <ApexFigure
      kind="bar"
      label="Growth by month"
      categories={['Jan', 'Feb']}
      series={[
        { name: 'Plan', values: [10, 20] },
        { name: 'Reality', values: [11, Number.NaN] },
      ]}
      {...props}
    />
  )
}

it('is an image with a name', async () => {
  await renderDrawn(figure())

  expect(screen.getByRole('img', { name: 'Growth by month' })).toContainElement(
    drawnChart() as SVGElement,
  )
})

it('says the same as a table, when asked', async () => {
  const { user } = await renderDrawn(figure({ categoriesLabel: 'Month' }))
  await user.click(screen.getByRole('button', { name: 'Show as table', expanded: false }))

  const table = screen.getByRole('table', { name: 'Growth by month' })
  const rows = within(table).getAllByRole<HTMLTableRowElement>('row')
  const cells = rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent))
  expect(cells.slice(1)).toEqual([
    ['Jan', '10', '11'],
    ['Feb', '20', '–'],
  ])
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3)

  await user.click(screen.getByRole('button', { name: 'Hide table', expanded: true }))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('writes ratios with two decimals, as they are written beside it', async () => {
  const series = [{ name: 'Sharpe ratio', values: [0.5, 0.56402491] }]
  const { user } = await renderDrawn(figure({ unit: 'ratio', series }))
  await user.click(screen.getByRole('button', { name: 'Show as table' }))

  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '0.50',
    '0.56',
  ])
})

it.each(['bar', 'line', 'radar'] as const)(
  'draws a %s without an animation and without a number that is none',
  async (kind) => {
    await renderDrawn(figure({ kind }))

    expect(drawnChart().outerHTML).not.toContain('NaN')
    expect(drawnChart().querySelector('animate')).toBeNull()
  },
)

it('asks for the library only near the screen, and keeps the chart afterwards', async () => {
  const viewport = fakeViewport()
  const load = jest.fn(async () => (await import('react-apexcharts')).default)
  renderWithApp(figure({ library: later(load) }))
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('The chart is loading')

  viewport.scroll(true)
  const drawn = await waitFor(drawnChart)
  viewport.scroll(false)

  expect(load).toHaveBeenCalledTimes(1)
  expect(drawnChart()).toBe(drawn)
  viewport.remove()
})

it('puts its values on paper while it is not drawn', () => {
  const viewport = fakeViewport()
  renderWithApp(figure())
  expect(screen.queryByRole('table')).not.toBeInTheDocument()

  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByRole('table', { name: 'Growth by month' })).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()

  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('The chart is loading')
  viewport.remove()
})

it('says when the library does not come, keeps the table, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { default: Library } = await import('react-apexcharts')
  const load = jest.fn(async () => Library).mockRejectedValueOnce(new Error('offline'))
  const { user } = renderWithApp(figure({ library: later(load) }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be drawn.')
  expect(screen.getByRole('button', { name: 'Show as table' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByRole('img')).toBeVisible()
})

it('follows the theme without beginning anew', async () => {
  await renderDrawn(figure())
  const place = screen.getByRole('img').firstElementChild
  const fill = () => drawnChart().querySelector('.apexcharts-bar-area')?.getAttribute('fill')
  expect(fill()).toBe('rgba(106,166,255,1)')

  await act(async () => {
    document.documentElement.style.setProperty('--color-accent', '#112233')
  })

  expect(fill()).toBe('rgba(17,34,51,1)')
  expect(screen.getByRole('img').firstElementChild).toBe(place)
})

it.each([
  ['no category', { categories: [], series: [{ name: 'Plan', values: [] }] }],
  ['no series', { series: [] }],
  ['no value', { series: [{ name: 'Plan', values: [Number.NaN, Infinity] }] }],
])('is empty with %s', (_case, props) => {
  renderWithApp(figure(props))

  expect(screen.getByText('No data yet')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('leaves no watcher, listener, timer or chart behind', async () => {
  const added = jest.spyOn(window, 'addEventListener')
  const removed = jest.spyOn(window, 'removeEventListener')
  const { unmount } = await renderDrawn(figure())
  expect(layout.observers()).toBe(1)

  unmount()

  expect(layout.observers()).toBe(0)
  const own = (spy: jest.SpyInstance) =>
    spy.mock.calls.filter(([type]) => type === 'resize').map(([, listener]) => listener)
  expect(own(removed)).toEqual(own(added))
  expect(document.querySelector('.apexcharts-canvas')).toBeNull()
})
