import { screen, within } from '@testing-library/react'
import { renderWithApp } from '@aldergate/testing'
import { type Column, DataTable } from './DataTable'

interface Holding {
  symbol: string
  quantity: number
}

const HOLDINGS: Holding[] = [
  { symbol: 'ETH', quantity: 10 },
  { symbol: 'BTC', quantity: 0.5 },
  { symbol: 'ADA', quantity: 5_000 },
]

const COLUMNS: Column<Holding>[] = [
  {
    id: 'symbol',
    header: 'Symbol',
    cell: ({ symbol }) => symbol,
    sortBy: ({ symbol }) => symbol,
    rowHeader: true,
  },
  {
    id: 'quantity',
    header: 'Quantity',
    cell: ({ quantity }) => quantity,
    sortBy: ({ quantity }) => quantity,
    numeric: true,
  },
  { id: 'note', header: 'Note', cell: () => '–' },
]

function renderTable(leads?: (holding: Holding) => boolean) {
  return renderWithApp(
    <DataTable
      caption="Holdings"
      columns={COLUMNS}
      rows={HOLDINGS}
      rowKey={({ symbol }) => symbol}
      leads={leads}
    />,
  )
}

function symbols() {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
}

it('is a table with a name, which keeps the order of its rows', () => {
  renderTable()

  expect(screen.getByRole('table', { name: 'Holdings' })).toBeVisible()
  expect(symbols()).toEqual(['ETH', 'BTC', 'ADA'])
})

it('sorts up, then down, then not at all, and says so', async () => {
  const { user } = renderTable()
  const header = screen.getByRole('columnheader', { name: 'Quantity' })
  expect(header).toHaveAttribute('aria-sort', 'none')

  await user.click(within(header).getByRole('button'))
  expect(symbols()).toEqual(['BTC', 'ETH', 'ADA'])
  expect(header).toHaveAttribute('aria-sort', 'ascending')

  await user.click(within(header).getByRole('button'))
  expect(symbols()).toEqual(['ADA', 'ETH', 'BTC'])
  expect(header).toHaveAttribute('aria-sort', 'descending')

  await user.click(within(header).getByRole('button'))
  expect(symbols()).toEqual(['ETH', 'BTC', 'ADA'])
  expect(header).toHaveAttribute('aria-sort', 'none')
})

it('keeps the rows that lead above the others, in any order', async () => {
  const { user } = renderTable(({ symbol }) => symbol === 'ADA' || symbol === 'BTC')
  expect(symbols()).toEqual(['BTC', 'ADA', 'ETH'])
  const quantity = screen.getByRole('button', { name: 'Quantity' })

  await user.click(quantity)
  expect(symbols()).toEqual(['BTC', 'ADA', 'ETH'])

  await user.click(quantity)
  expect(symbols()).toEqual(['ADA', 'BTC', 'ETH'])
})

it('sorts texts by the alphabet', async () => {
  const { user } = renderTable()
  await user.click(screen.getByRole('button', { name: 'Symbol' }))

  expect(symbols()).toEqual(['ADA', 'BTC', 'ETH'])
})

it('offers no sorting where a column has none', () => {
  renderTable()
  const header = screen.getByRole('columnheader', { name: 'Note' })

  expect(header).not.toHaveAttribute('aria-sort')
  expect(within(header).queryByRole('button')).not.toBeInTheDocument()
})

it('keeps its footers in a last row, however the others are sorted', async () => {
  const { user } = renderWithApp(
    <DataTable
      caption="Holdings"
      columns={COLUMNS.map((column) => ({
        ...column,
        footer: { symbol: 'Total', quantity: '5,010.5' }[column.id],
      }))}
      rows={HOLDINGS}
      rowKey={({ symbol }) => symbol}
    />,
  )

  await user.click(screen.getByRole('button', { name: 'Symbol' }))

  expect(symbols()).toEqual(['ADA', 'BTC', 'ETH', 'Total'])
  expect(screen.getByRole('row', { name: 'Total 5,010.5' })).toBeVisible()
})

it('leaves room above its heads for their focus ring, which what scrolls would cut', () => {
  renderTable()

  expect(screen.getByRole('table', { name: 'Holdings' }).parentElement).toHaveStyle({
    marginTop: '-4px',
    paddingTop: '4px',
  })
})

describe('heads that are to stay in sight', () => {
  function renderIn(width: number) {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400)
    Object.assign(globalThis, {
      ResizeObserver: function (report: () => void) {
        return { observe: report, disconnect() {} }
      },
    })
    renderWithApp(
      <DataTable
        caption="Holdings"
        columns={COLUMNS}
        rows={HOLDINGS}
        rowKey={({ symbol }) => symbol}
        sticksHeads
      />,
    )
    return screen.getAllByRole('rowgroup')[0]
  }

  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(globalThis, 'ResizeObserver')
  })

  it('stick below the bar of the page, and at its top while the bar is away', () => {
    const heads = renderIn(400)
    expect(heads).toHaveStyle({ position: 'sticky', top: '52px' })

    document.documentElement.toggleAttribute('data-bar-away', true)
    expect(heads).toHaveStyle({ position: 'sticky', top: '0px' })
    document.documentElement.removeAttribute('data-bar-away')
  })

  it('go with the rows where the table is too wide for its place, and scrolls', () => {
    expect(renderIn(300)).not.toHaveStyle({ position: 'sticky' })
    expect(screen.getByRole('region', { name: 'Holdings' })).toHaveStyle({ overflowX: 'auto' })
  })
})

it('shows all of its columns on paper, where nothing scrolls', () => {
  renderTable()
  const scroller = screen.getByRole('table', { name: 'Holdings' }).parentElement
  const onPaper = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => scroller?.matches(selectorText))
    .map(({ style }) => style.overflow)

  expect(onPaper).toEqual(['visible'])
})

it('shows no more rows than asked for, the first of all of them as they are sorted', async () => {
  const { user } = renderWithApp(
    <DataTable
      caption="Holdings"
      columns={COLUMNS}
      rows={HOLDINGS}
      rowKey={({ symbol }) => symbol}
      limit={2}
    />,
  )
  expect(symbols()).toEqual(['ETH', 'BTC'])

  await user.click(screen.getByRole('button', { name: 'Quantity' }))
  expect(symbols()).toEqual(['BTC', 'ETH'])

  await user.click(screen.getByRole('button', { name: 'Quantity' }))
  expect(symbols()).toEqual(['ADA', 'ETH'])
})

describe('a sorted table whose values change', () => {
  const table = (rows: Holding[]) => (
    <DataTable caption="Holdings" columns={COLUMNS} rows={rows} rowKey={({ symbol }) => symbol} />
  )
  /** The first by quantity is the last now. */
  const changed = HOLDINGS.map(({ symbol, quantity }) => ({ symbol, quantity: -quantity }))

  async function pointedAt() {
    const view = renderWithApp(table(HOLDINGS))
    await view.user.click(screen.getByRole('button', { name: 'Quantity' }))
    expect(symbols()).toEqual(['BTC', 'ETH', 'ADA'])
    await view.user.hover(screen.getByRole('rowheader', { name: 'ETH' }))
    return view
  }

  it('moves no row from under the pointer, and sorts once that has left', async () => {
    const { user, rerender } = await pointedAt()
    rerender(table(changed))
    expect(symbols()).toEqual(['BTC', 'ETH', 'ADA'])
    expect(screen.getByRole('row', { name: 'ETH -10 –' })).toBeVisible()

    await user.hover(screen.getByRole('columnheader', { name: 'Note' }))
    expect(symbols()).toEqual(['ADA', 'ETH', 'BTC'])
    rerender(table(HOLDINGS))
    expect(symbols()).toEqual(['BTC', 'ETH', 'ADA'])
  })

  it('moves none either whose key is only its place, by what tells it from the others', async () => {
    const placed = (rows: Holding[]) => (
      <DataTable
        caption="Holdings"
        columns={COLUMNS}
        rows={rows}
        rowKey={(_holding, place) => String(place)}
        identityOf={({ symbol }) => symbol}
      />
    )
    const { user, rerender } = renderWithApp(placed(HOLDINGS))
    await user.click(screen.getByRole('button', { name: 'Quantity' }))
    await user.hover(screen.getByRole('rowheader', { name: 'ETH' }))
    rerender(placed(changed))

    expect(symbols()).toEqual(['BTC', 'ETH', 'ADA'])
    expect(screen.getByRole('row', { name: 'ETH -10 –' })).toBeVisible()
  })

  it('takes away a row that goes, and sorts anew when one comes', async () => {
    const { rerender } = await pointedAt()
    rerender(table(changed.slice(1)))
    expect(symbols()).toEqual(['BTC', 'ADA'])

    rerender(table([...changed, { symbol: 'SOL', quantity: -1 }]))
    expect(symbols()).toEqual(['ADA', 'ETH', 'SOL', 'BTC'])
    rerender(table([...HOLDINGS, { symbol: 'SOL', quantity: -1 }]))
    expect(symbols()).toEqual(['ADA', 'ETH', 'SOL', 'BTC'])
  })

  it('sorts by the column that is chosen by keyboard meanwhile', async () => {
    const { user, rerender } = await pointedAt()
    screen.getByRole('button', { name: 'Symbol' }).focus()
    await user.keyboard('{Enter}')
    expect(symbols()).toEqual(['ADA', 'BTC', 'ETH'])

    rerender(table(HOLDINGS.map((row) => ({ ...row, symbol: row.symbol }))))
    expect(symbols()).toEqual(['ADA', 'BTC', 'ETH'])
  })
})

it('sorts texts as the language of the page does', async () => {
  const rows = ['比特币', '以太坊', '阿里'].map((symbol) => ({ symbol, quantity: 1 }))
  const { user } = renderWithApp(
    <DataTable caption="Holdings" columns={COLUMNS} rows={rows} rowKey={({ symbol }) => symbol} />,
    { settings: { language: 'zh' } },
  )
  await user.click(screen.getByRole('button', { name: 'Symbol' }))

  expect(symbols()).toEqual(['阿里', '比特币', '以太坊'])
})
