import { OPENING_LEDGER, type Fill } from '@aldergate/ledger'
import { ledgerAtom } from '@aldergate/ledger/state'
import { DAY_MS } from '@aldergate/market'
import { renderWithApp } from '@aldergate/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import type { Series, SeriesPoint } from '../performance/series'
import { PerformanceCard } from './PerformanceCard'

const FROM = Date.UTC(2026, 5, 1)

/** An account that gains some percent a day, and falls back on the last one. */
function seriesOf(days: number, dailyPercent = 1): Series {
  const points = Array.from({ length: days }, (_, day): SeriesPoint => {
    const isLast = day === days - 1
    const growth = ((isLast ? day - 2 : day) * dailyPercent) / 100
    return {
      time: FROM + day * DAY_MS,
      pence: 5_000_000 * (1 + growth),
      profitPence: 5_000_000 * growth,
      growth,
      benchmark: (day * dailyPercent) / 200,
      drawdown: isLast ? -0.02 * dailyPercent : 0,
    }
  })
  return { span: 'month', frequency: 'daily', points, returns: [], benchmarkReturns: [] }
}

function fill(id: string, side: Fill['side'], at: number): Fill {
  return {
    kind: 'fill',
    id,
    orderId: id,
    at,
    pair: 'ETH/GBP',
    side,
    quantity: '2',
    price: '1500',
    pricedAt: at,
    value: '3000.00',
    fee: '3.00',
  }
}

function renderCard(series: Series | undefined, fills: readonly Fill[] = []) {
  const store = createStore()
  store.set(ledgerAtom, [...OPENING_LEDGER, ...fills])
  return renderWithApp(<PerformanceCard series={series} />, { store })
}

function curve() {
  return screen.getByRole('slider', { name: 'Performance of the portfolio: Month' })
}

function rows() {
  return screen.getByRole<HTMLTableElement>('table', { name: 'Performance' }).rows
}

it('says while it is counting, and where there is too little to draw', () => {
  renderCard(undefined)
  expect(screen.getByText('Calculating…')).toBeInTheDocument()

  renderCard(seriesOf(1))
  expect(screen.getByText('Not enough history')).toBeVisible()
})

it('is read by keys: each point, its drawdown and the trades of its day', async () => {
  const { user } = renderCard(seriesOf(20), [
    fill('sold', 'sell', FROM + 17.5 * DAY_MS),
    fill('bought', 'buy', FROM + 18.5 * DAY_MS),
  ])
  expect(screen.getByText('Now')).toBeVisible()
  expect(screen.getByText(/^▲ Bought 2 ETH\/GBP at .*1,500/)).toBeVisible()
  expect(curve()).toHaveAttribute('aria-valuetext', expect.stringContaining('The arrow keys read'))

  curve().focus()
  await user.keyboard('{ArrowLeft}')
  expect(curve()).toHaveAttribute('aria-valuenow', '18')
  expect(curve()).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(
      /portfolio \+18\.00%, .+ \+9\.00%, profit \+£9,000\.00, value £59,000\.00/,
    ),
  )
  expect(screen.getByText(/^▼ Sold 2 ETH\/GBP at .*1,500/)).toBeVisible()

  await user.keyboard('{Home}')
  expect(curve()).toHaveAttribute('aria-valuenow', '0')
  await user.keyboard('{Escape}')
  expect(screen.getByText('Now')).toBeVisible()
  await user.keyboard('x')
  expect(screen.getByText('Now')).toBeVisible()
})

it('ends, of days that are over, with their own end: no price of now, no later trade', () => {
  const series = seriesOf(20)
  const until = FROM + 19 * DAY_MS
  renderCard({ ...series, until }, [fill('within', 'buy', until), fill('later', 'sell', until + 1)])

  expect(screen.getByText(/^▲ Bought 2 ETH/)).toBeVisible()
  expect(screen.queryByText(/^▼ Sold/)).not.toBeInTheDocument()
  expect(screen.queryByText('Now')).not.toBeInTheDocument()
  expect(screen.getByText('20 Jun 2026, 00:00')).toBeVisible()
  expect(screen.queryByText(/live prices/)).not.toBeInTheDocument()
})

it('follows the pointer, and lets go of it', () => {
  renderCard(seriesOf(21))
  jest.spyOn(curve(), 'getBoundingClientRect').mockReturnValue({ left: 0, width: 200 } as DOMRect)
  // jsdom has no pointer events with a place.
  fireEvent(curve(), new MouseEvent('pointermove', { bubbles: true, clientX: 100 }))
  expect(curve()).toHaveAttribute('aria-valuenow', '10')

  fireEvent.pointerLeave(curve())
  expect(curve()).toHaveAttribute('aria-valuenow', '20')
})

it('lets go of the point under the pointer when it is compared with something else', async () => {
  const { user } = renderCard(seriesOf(21))
  jest.spyOn(curve(), 'getBoundingClientRect').mockReturnValue({ left: 0, width: 200 } as DOMRect)
  fireEvent(curve(), new MouseEvent('pointermove', { bubbles: true, clientX: 100 }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Benchmark' }), 'BTC/GBP')

  expect(curve()).toHaveAttribute('aria-valuetext', expect.stringContaining('arrow keys'))
})

it('stays with a point as the window moves on, and lets go when that has passed', async () => {
  const series = seriesOf(20)
  const since = (day: number) => ({ ...series, points: series.points.slice(day) })
  const { user, rerender } = renderCard(since(0))
  curve().focus()
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}')
  const spoken = curve().getAttribute('aria-valuetext')
  expect(spoken).toMatch(/portfolio \+2\.00%/)

  rerender(<PerformanceCard series={since(1)} />)
  expect(curve()).toHaveAttribute('aria-valuetext', spoken)
  expect(curve()).toHaveAttribute('aria-valuenow', '1')

  rerender(<PerformanceCard series={since(3)} />)
  expect(curve()).toHaveAttribute('aria-valuetext', expect.stringContaining('The arrow keys read'))
})

it('stays at an end of the curve, which moves with the clock', async () => {
  const series = seriesOf(20)
  const moved = series.points.map((point) => ({ ...point, time: point.time + 1 }))
  for (const [key, index] of [
    ['Home', '0'],
    ['End', '19'],
  ] as const) {
    const { user, rerender, unmount } = renderCard(series)
    curve().focus()
    await user.keyboard(`{${key}}`)
    rerender(<PerformanceCard series={{ ...series, points: moved }} />)

    expect(curve()).toHaveAttribute('aria-valuenow', index)
    expect(curve()).toHaveAttribute('aria-valuetext', expect.stringContaining('portfolio'))
    unmount()
  }
})

it('reads the newest point once, and not with each step of its price', async () => {
  const series = seriesOf(20)
  const points = series.points.map((point, index) =>
    index === 19 ? { ...point, growth: 0.5, profitPence: 2_500_000 } : point,
  )
  const { user, rerender } = renderCard(series)
  curve().focus()
  await user.keyboard('{End}')
  const spoken = curve().getAttribute('aria-valuetext')
  expect(spoken).toMatch(/portfolio \+17\.00%/)

  rerender(<PerformanceCard series={{ ...series, points }} />)
  expect(curve()).toHaveAttribute('aria-valuetext', spoken)
  expect(screen.getAllByText('+50.00%')[0]).toBeVisible()
  await user.keyboard('{End}')
  expect(curve()).toHaveAttribute('aria-valuetext', expect.stringContaining('portfolio +50.00%'))
})

it('counts in pounds without a benchmark, when that is asked for', async () => {
  const { user } = renderCard(seriesOf(20))
  const name = 'World equity tracker fund'
  expect(screen.getAllByText(new RegExp(name)).length).toBeGreaterThan(1)
  await user.click(screen.getByRole('button', { name: '£' }))

  const legend = within(screen.getAllByRole('list')[0] as HTMLElement)
  expect(legend.getByText('+£8,500.00')).toBeVisible()
  expect(legend.queryByText(new RegExp(name))).not.toBeInTheDocument()
})

it('is a table too, fifty rows at a time, the newest first', async () => {
  const { user } = renderCard(seriesOf(60))
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(rows()).toHaveLength(51)
  expect(rows()[1]).toHaveTextContent('30 Jul 2026')
  await user.click(screen.getByRole('button', { name: 'Show more rows' }))
  expect(rows()).toHaveLength(61)
  expect(screen.queryByRole('button', { name: 'Show more rows' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Profit' }))
  expect(rows()[1]).toHaveTextContent('1 Jun 2026')
  await user.click(screen.getByRole('button', { name: 'Hide table' }))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('sorts all of its rows, also those that it does not show yet', async () => {
  const { user } = renderCard(seriesOf(60))
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  await user.click(screen.getByRole('button', { name: 'Profit' }))

  expect(rows()).toHaveLength(51)
  expect(rows()[1]).toHaveTextContent(/^1 Jun 2026/)
})

it('keeps the focus at the end of the table when its last rows are shown', async () => {
  const { user } = renderCard(seriesOf(60))
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  screen.getByRole('button', { name: 'Show more rows' }).focus()
  await user.keyboard('{Enter}')

  expect(rows()).toHaveLength(61)
  expect(screen.getByText('60 of 60 rows').parentElement).toHaveFocus()
})

/** Returns all labels of the axis that has this label. */
function axisWith(label: string) {
  const lines = screen.getByText(label).parentElement?.parentElement?.children ?? []
  return [...lines].map(({ textContent }) => textContent).filter(Boolean)
}

it('labels its axes with the decimals that their steps have', async () => {
  const { user } = renderCard(seriesOf(13, 0.1))
  expect(axisWith('+0.25%')).toEqual(['0.00%', '+0.25%', '+0.50%', '+0.75%', '+1.00%', '+1.25%'])

  await user.click(screen.getByRole('button', { name: '£' }))
  expect(axisWith('+£200')).toEqual(['£0', '+£200', '+£400', '+£600'])
})

it('tells pence apart at the axis of an account that has hardly moved', async () => {
  const { user } = renderCard(seriesOf(13, 0.0002))
  await user.click(screen.getByRole('button', { name: '£' }))

  expect(axisWith('+£0.25')).toEqual(['£0.00', '+£0.25', '+£0.50', '+£0.75', '+£1.00', '+£1.25'])
})
