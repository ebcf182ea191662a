import { feedPausedAtom } from '@aldergate/market/state'
import { advance, english, renderWithApp } from '@aldergate/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { ArbitragePanel } from './ArbitragePanel'
import { EXCHANGES } from './exchanges.data'

const EN = english(__dirname)

function table() {
  return within(screen.getByRole('table', { name: EN('opportunities') }))
}

function pairs() {
  return table()
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent?.replace(/Open|Closed/, ''))
}

/** The net profits as shown, from top to bottom. */
function profits() {
  return table()
    .getAllByText(/^[+−]?\d+\.\d{3}%$/)
    .map(({ textContent }) => Number(textContent?.replace('−', '-').replace(/[▲%]/g, '')))
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

it('lists an opportunity for each pair, net of the fees, the best first, on paper only', () => {
  renderWithApp(<ArbitragePanel />)
  expect(screen.getByText('paper only')).toBeInTheDocument()
  expect(screen.getByText('Net of fees of 0.1% + 0.1%')).toBeInTheDocument()

  expect(pairs()).toHaveLength(8)
  expect(profits()).toHaveLength(8)
  expect(profits()).toEqual(profits().toSorted((one, other) => other - one))
  const [first] = table().getAllByRole('row').slice(1)
  const names = EXCHANGES.join('|')
  expect(first).toHaveTextContent(new RegExp(`Buy at (${names}) Sell at → (${names})`))
  expect(first).toHaveTextContent(/gross \+\d\.\d{3}%/)
})

it('says in a word which spreads are open and which have closed', () => {
  renderWithApp(<ArbitragePanel />)
  const rows = table().getAllByRole('row').slice(1)
  for (const [index, profit] of profits().entries()) {
    expect(rows[index]).toHaveTextContent(profit > 0 ? 'Open' : 'Closed')
  }
  const open = profits().filter((profit) => profit > 0).length
  expect(screen.getByText(`${open} of 8 open`)).toBeInTheDocument()
})

it('stands still while the trader has paused the feed, and goes on afterwards', () => {
  const { store } = renderWithApp(<ArbitragePanel />)
  const before = profits()
  act(() => store.set(feedPausedAtom, true))
  advance(30_000)
  expect(profits()).toEqual(before)

  act(() => store.set(feedPausedAtom, false))
  advance(3_000)
  expect(profits()).not.toEqual(before)
})

it('quotes anew every three seconds, and says how old each quote is', () => {
  renderWithApp(<ArbitragePanel />)
  const before = profits()
  advance(2_000)
  expect(profits()).toEqual(before)
  expect(table().getAllByText('2 s ago')).toHaveLength(8)

  advance(1_000)
  expect(profits()).not.toEqual(before)
  expect(table().getAllByText('0 s ago').length).toBeGreaterThan(0)
})

it('lays no row out anew where pairs change places', () => {
  renderWithApp(<ArbitragePanel />)
  const [order, rows] = [pairs(), table().getAllByRole('row')]
  advance(60_000)

  expect(pairs()).not.toEqual(order)
  table()
    .getAllByRole('row')
    .forEach((row, place) => expect(row).toBe(rows[place]))
})

it('keeps the rows in their places while somebody points at them', () => {
  renderWithApp(<ArbitragePanel />)
  const place = screen.getByRole('table').parentElement?.parentElement as HTMLElement
  fireEvent.pointerEnter(place)
  const before = pairs()
  advance(60_000)
  expect(pairs()).toEqual(before)

  fireEvent.pointerLeave(place)
  expect(profits()).toEqual(profits().toSorted((one, other) => other - one))
})

it('keeps the rows in their places while the focus is among them, also once the pointer has left', () => {
  renderWithApp(<ArbitragePanel />)
  const place = screen.getByRole('table').parentElement?.parentElement as HTMLElement
  act(() => table().getByRole('button', { name: 'Pair' }).focus())
  const before = pairs()
  fireEvent.pointerEnter(place)
  fireEvent.pointerLeave(place)
  advance(60_000)

  expect(pairs()).toEqual(before)
})

it.each(['Net profit', 'Quote age'])(
  'moves no row from under the pointer while they are sorted by %s',
  async (header) => {
    const { user } = renderWithApp(<ArbitragePanel />)
    await user.click(table().getByRole('button', { name: header }))
    await user.hover(table().getAllByRole('rowheader')[0] as HTMLElement)
    const before = pairs()
    advance(60_000)
    expect(pairs()).toEqual(before)
  },
)

it('shows the open ones only when asked for, and offers the others when none is open', async () => {
  const { user } = renderWithApp(<ArbitragePanel />)
  await user.click(screen.getByRole('button', { name: 'Open' }))

  let steps = 0
  while (!screen.queryByText(EN('noneOpen'))) {
    expect(profits().every((profit) => profit > 0)).toBe(true)
    expect(screen.getByText(`${profits().length} of 8 open`)).toBeInTheDocument()
    advance(3_000)
    steps += 1
    if (steps > 500) throw new Error('Some spread was always open: take another seed.')
  }
  expect(screen.getByText('0 of 8 open')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: EN('showClosed') }))
  expect(pairs()).toHaveLength(8)
})

it('leaves no timer when it is hidden', () => {
  const { unmount } = renderWithApp(<ArbitragePanel />)
  advance(3_000)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
