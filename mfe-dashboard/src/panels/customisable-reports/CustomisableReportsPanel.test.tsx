import { type Fill, OPENING_LEDGER } from '@aldergate/ledger'
import { accountAtom, ledgerAtom } from '@aldergate/ledger/state'
import { seedAtom } from '@aldergate/market/state'
import { advance, english, renderWithApp } from '@aldergate/testing'
import { fakeLayout } from '@aldergate/testing/fakeLayout'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { CustomisableReportsPanel } from './CustomisableReportsPanel'
import { REPORT_TYPES } from './filter'

const EN = english(__dirname)

const NOW = Date.UTC(2026, 10, 21, 12)

const SALE: Fill = {
  kind: 'fill',
  id: 'fill one',
  orderId: 'one',
  at: NOW - 86_400_000,
  pair: 'BTC/GBP',
  side: 'sell',
  quantity: '0.21',
  price: '45000',
  pricedAt: NOW - 86_401_000,
  value: '9450.00',
  fee: '9.45',
}

function renderPanel(fills: readonly Fill[] = [SALE]) {
  const store = createStore()
  store.set(seedAtom, 42)
  store.set(ledgerAtom, [...OPENING_LEDGER, ...fills])
  return renderWithApp(<CustomisableReportsPanel />, { store })
}

function preview() {
  return within(screen.getByRole('region', { name: 'Preview' }))
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('agrees with the account to the penny, also after a step of the prices', () => {
  const { store } = renderPanel()
  advance(3_000)

  const worth = Number(store.get(accountAtom).equity).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
  })
  expect(preview().getByRole('row', { name: `Closing value £${worth}` })).toBeVisible()
  expect(preview().getByRole('row', { name: 'Fees £9.45' })).toBeVisible()
  expect(preview().getByRole('row', { name: 'Sold £9,450.00' })).toBeVisible()
})

it('only logs the filters when it generates', async () => {
  const line = jest.spyOn(console, 'log').mockImplementation(() => {})
  const { user, store } = renderPanel()
  const before = store.get(ledgerAtom)
  await user.selectOptions(screen.getByLabelText('Report type'), 'Detailed')
  await user.selectOptions(screen.getByLabelText('Group by'), 'Region')
  await user.click(screen.getByRole('button', { name: 'Generate' }))

  expect(line.mock.calls).toEqual([
    [
      'Report filters',
      {
        timeframeStart: '2026-10-23',
        timeframeEnd: '2026-11-21',
        reportType: 'Detailed',
        includeCharts: false,
        groupBy: 'Region',
      },
    ],
  ])
  expect(store.get(ledgerAtom)).toBe(before)
})

it('says that the start must not be after the end, and logs nothing', async () => {
  const line = jest.spyOn(console, 'log').mockImplementation(() => {})
  const { user } = renderPanel()
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-22' } })
  await user.click(screen.getByRole('button', { name: 'Generate' }))

  expect(screen.getByRole('alert')).toHaveTextContent('The start must not be after the end.')
  expect(line).not.toHaveBeenCalled()

  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-21' } })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it.each([
  ['From', '0002-10-23'],
  ['From', '20266-10-23'],
  ['To', '9999-12-31'],
])('asks for another year instead of a report while "%s" is %s', (label, day) => {
  renderPanel()
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value: day } })

  expect(field).toHaveAccessibleDescription(EN('yearOutOfRange'))
  expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument()

  fireEvent.change(field, { target: { value: '2026-11-20' } })
  expect(field).toBeValid()
  expect(preview().getByRole('heading', { name: 'Summary report' })).toBeVisible()
})

it('offers five types that really differ', async () => {
  const { user } = renderPanel()
  const shown = new Set<string>()
  for (const type of REPORT_TYPES) {
    await user.selectOptions(screen.getByLabelText('Report type'), type)
    expect(preview().getByRole('heading', { name: `${type} report` })).toBeVisible()
    const headers = preview().getAllByRole('columnheader')
    shown.add(headers.map((header) => header.textContent).join())
  }
  expect(shown.size).toBe(5)
})

it.each([
  ['Asset Class', 'Crypto 1 £0.00 £9,450.00 £9.45 £1,417.50'],
  ['Date', '20 Nov 2026 1 £0.00 £9,450.00 £9.45 £1,417.50'],
  ['Region', 'Global 1 £0.00 £9,450.00 £9.45 £1,417.50'],
])('groups by %s', async (groupBy, row) => {
  const { user } = renderPanel()
  await user.selectOptions(screen.getByLabelText('Group by'), groupBy)

  const table = within(preview().getByRole('table', { name: `By ${groupBy}` }))
  expect(table.getByRole('row', { name: row })).toBeVisible()
})

it('offers the whole ledger where the period has no entry', async () => {
  const { user } = renderWithApp(<CustomisableReportsPanel />)
  expect(preview().getByText('The ledger has no entries in this period.')).toBeVisible()
  await user.click(preview().getByRole('button', { name: 'Show the whole ledger' }))
  await user.selectOptions(screen.getByLabelText('Report type'), 'Detailed')

  expect(preview().getByRole('row', { name: /Cash deposit .* £50,000\.00/ })).toBeVisible()
})

it('writes a price with all of its decimals', async () => {
  const [id, orderId, at] = ['fill two', 'two', SALE.at + 1]
  const small = { pair: 'SHIB/GBP', price: '0.0000070449', value: '0.70', fee: '0.01' } as const
  const { user } = renderPanel([SALE, { ...SALE, ...small, id, orderId, at, quantity: '100000' }])
  await user.selectOptions(screen.getByLabelText('Report type'), 'Detailed')

  expect(preview().getByRole('cell', { name: '0.0000070449' })).toBeVisible()
  expect(preview().getByRole('cell', { name: '45,000.00' })).toBeVisible()
})

it.each([
  [
    '9.9 seconds before',
    { placedAt: SALE.at - 20_000, pricedAt: SALE.at - 29_900 },
    '9.9',
    'Passed',
  ],
  ['10.1 seconds before', { placedAt: SALE.at, pricedAt: SALE.at - 10_100 }, '10.1', 'Failed'],
  ['at a time that nobody has kept', { pricedAt: SALE.at - 29_900 }, '–', 'Passed'],
])(
  'judges the age of a price by the placing of its order, %s',
  async (_when, times, age, result) => {
    const { user } = renderPanel([{ ...SALE, ...times }])
    await user.selectOptions(screen.getByLabelText('Report type'), 'Compliance')

    expect(preview().getByRole('row', { name: `${EN('checkPrice')} ${result}` })).toBeVisible()
    expect(preview().getByRole('row', { name: new RegExp(`Sold fill one ${age}$`) })).toBeVisible()
  },
)

it('exports nothing by itself, but leads to the button that makes the file', async () => {
  const createUrl = jest.fn()
  Object.assign(URL, { createObjectURL: createUrl })
  const { user } = renderPanel()

  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(screen.getByRole('button', { name: 'Download CSV file' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Export PDF' }))
  expect(screen.getByRole('button', { name: 'Download PDF file' })).toHaveFocus()
  // A file's library may have to load first.
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(createUrl).not.toHaveBeenCalled()
})

it('gives each table of the report as a file of its own', async () => {
  const names: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: unknown) {
    names.push((this as HTMLAnchorElement).download)
  })
  const { user } = renderPanel()
  await user.selectOptions(screen.getByLabelText('Group by'), 'Region')
  const tables = preview().getAllByRole('table').length
  await user.click(screen.getByRole('button', { name: 'Download CSV file' }))
  await waitFor(() => expect(names).toHaveLength(tables))

  expect(names.slice(0, 2)).toEqual(['Summary-report.csv', 'Summary-report-2.csv'])
})

it('draws a long table by twenty rows, and has all of it in its file and on paper', async () => {
  const saved: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => {},
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = renderPanel(
    Array.from({ length: 100 }, (_, index) => {
      const [id, orderId] = [`fill ${index}`, String(index)]
      return { ...SALE, id, orderId, quantity: '0.001', value: '45.00', fee: '0.05' }
    }),
  )
  await user.selectOptions(screen.getByLabelText('Report type'), 'Detailed')
  const sales = (place: HTMLElement) =>
    within(place).getAllByRole('row', { name: /Sold BTC\/GBP/, hidden: true })
  const shown = screen.getByRole('region', { name: 'Preview' })
  expect(sales(shown)).toHaveLength(20)
  await user.click(preview().getByRole('button', { name: 'Show more rows' }))
  expect(sales(shown)).toHaveLength(40)

  await user.click(screen.getByRole('button', { name: 'Print view' }))
  expect(sales(screen.getByRole('dialog'))).toHaveLength(20)
  expect(sales(document.querySelector<HTMLElement>('[data-print-sheet]')!)).toHaveLength(100)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Download CSV file' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect((await saved[0]?.text())?.match(/,Sold,/g)).toHaveLength(100)
})

it('shows the report for printing', async () => {
  const print = jest.fn()
  Object.assign(window, { print })
  const { user } = renderPanel()
  await user.click(screen.getByRole('button', { name: 'Print view' }))
  await user.click(screen.getByRole('button', { name: 'Print' }))

  expect(screen.getByRole('dialog', { name: 'Summary report' })).toBeVisible()
  expect(print).toHaveBeenCalledTimes(1)
})

it.each([
  ['Summary', 'chartOfTurnover', 'BTC/GBP'],
  ['Performance', 'chartOfProfit', 'Start20 Nov 202621 Nov 2026'],
  ['Comparative', 'chartOfFigures', 'Fees'],
] as const)('prints the chart of a %s report that is to have one', async (type, label, named) => {
  const layout = fakeLayout()
  const { user } = renderPanel()
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } })
  await user.selectOptions(screen.getByLabelText('Report type'), type)
  await user.click(screen.getByRole('button', { name: 'Print view' }))
  const view = () => within(screen.getByRole('dialog'))
  expect(view().queryByRole('img')).not.toBeInTheDocument()

  await user.click(view().getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('switch', { name: 'Include charts' }))
  await user.click(screen.getByRole('button', { name: 'Print view' }))
  expect(view().getByRole('img', { name: EN(label) })).toHaveTextContent(named)
  layout.remove()
})

it('leaves no timer when it is hidden', () => {
  const { unmount } = renderPanel()

  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
