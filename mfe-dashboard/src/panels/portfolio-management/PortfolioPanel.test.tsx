import { draftOrderAtom, ledgerAtom } from '@aldergate/ledger/state'
import { notificationsAtom } from '@aldergate/platform'
import { advance, renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import { leadAtom } from '../../layout/lead.atoms'
import { PortfolioPanel } from './PortfolioPanel'
import { PORTFOLIOS } from './portfolios.data'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function rowOf(pair: string) {
  return within(screen.getByRole('row', { name: new RegExp(`^${pair}`) }))
}

/** The pairs in their displayed order, without the totals. */
function shownPairs() {
  const rows = within(screen.getByRole('table', { name: 'Instruments' })).getAllByRole('rowheader')
  return rows.slice(0, -1).map((row) => /^[A-Z0-9]+\/[A-Z]+/.exec(row.textContent ?? '')?.[0])
}

/** The values in their displayed order, without the total. */
function shownValues() {
  const cells = screen.getAllByText(/^[+−]?\$[\d,]+$/).map((cell) => cell.textContent ?? '')
  return cells.slice(0, -1).map((text) => Number(text.replace('−', '-').replace(/[+$,▲▼■]/g, '')))
}

it.each(['forexStock', 'cryptoCommodity', 'bondSecurity'] as const)(
  '%s lists each instrument with its signed value, its share and the button of its sign',
  (portfolio) => {
    renderWithApp(<PortfolioPanel portfolio={portfolio} />)
    for (const { pair, value } of PORTFOLIOS[portfolio]) {
      const row = rowOf(pair)
      expect(row.getByText(value >= 0 ? /^\+\$/ : /^−\$/)).toBeInTheDocument()
      expect(row.getByText(/^\d+\.\d%$/)).toBeInTheDocument()
      expect(row.getByRole('button')).toHaveTextContent(value >= 0 ? 'Buy' : 'Sell')
    }
  },
)

it('adds the values up in a last row', () => {
  renderWithApp(<PortfolioPanel portfolio="forexStock" />)
  expect(rowOf('Total').getByText('+$4,510')).toBeInTheDocument()
})

it('changes every value every three seconds by −100 to 99', async () => {
  const { user } = renderWithApp(<PortfolioPanel portfolio="forexStock" />)
  await user.click(screen.getByRole('button', { name: 'By name' }))
  const before = shownValues()
  advance(2_000)
  expect(shownValues()).toEqual(before)

  advance(1_000)
  const changes = shownValues().map((value, index) => value - (before[index] ?? NaN))
  expect(changes).toHaveLength(6)
  expect(changes.some((change) => change !== 0)).toBe(true)
  for (const change of changes) expect(change >= -100 && change <= 99).toBe(true)
})

it.each([
  ['Buy BTC/GBP', 'Buying BTC/GBP at $3200'],
  ['Sell ETH/GBP', 'Selling ETH/GBP at $-780'],
])('%s says so in an alert and orders nothing', async (name, text) => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  const { store, user } = renderWithApp(<PortfolioPanel portfolio="cryptoCommodity" />)
  const ledger = store.get(ledgerAtom)
  await user.click(screen.getByRole('button', { name }))

  expect(alert.mock.calls).toEqual([[text]])
  expect(store.get(notificationsAtom).map((entry) => entry.text)).toEqual([text])
  expect(store.get(ledgerAtom)).toBe(ledger)
})

it('then offers to open the order in the ticket', async () => {
  jest.spyOn(window, 'alert').mockImplementation(() => {})
  const { store, user } = renderWithApp(<PortfolioPanel portfolio="cryptoCommodity" />)
  expect(screen.queryByRole('button', { name: 'Open in ticket' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sell ETH/GBP' }))
  expect(store.get(draftOrderAtom)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open in ticket' }))

  expect(store.get(draftOrderAtom)).toMatchObject({ pair: 'ETH/GBP', side: 'sell' })
  expect(store.get(leadAtom)?.id).toBe('trade-execution')
})

it('stands in the order of the values', () => {
  renderWithApp(<PortfolioPanel portfolio="bondSecurity" />)
  advance(60_000)
  expect(shownValues()).toEqual(shownValues().toSorted((one, other) => other - one))
})

it('holds its order under the pointer, while the values go on, and takes it up again after', async () => {
  const { user } = renderWithApp(<PortfolioPanel portfolio="cryptoCommodity" />)
  const order = shownPairs()
  const values = shownValues()
  await user.hover(screen.getByRole('table', { name: 'Instruments' }))
  advance(600_000)
  expect(shownPairs()).toEqual(order)
  expect(shownValues()).not.toEqual(values)

  await user.unhover(screen.getByRole('table', { name: 'Instruments' }))
  expect(shownValues()).toEqual(shownValues().toSorted((one, other) => other - one))
  expect(shownPairs()).not.toEqual(order)
})

it('takes another sort at once while the pointer rests on it, and then holds that order', async () => {
  const { user } = renderWithApp(<PortfolioPanel portfolio="cryptoCommodity" />)
  await user.hover(screen.getByRole('table', { name: 'Instruments' }))
  const lowest = screen.getByRole('button', { name: 'Lowest first' })
  act(() => lowest.focus())
  await user.keyboard('{Enter}')
  const order = shownPairs()
  expect(shownValues()).toEqual(shownValues().toSorted((one, other) => one - other))

  advance(600_000)
  expect(shownPairs()).toEqual(order)
})

it('holds its order while the keyboard is in it', async () => {
  const { user } = renderWithApp(<PortfolioPanel portfolio="cryptoCommodity" />)
  const order = shownPairs()
  for (let press = 0; press < 4; press += 1) await user.tab()
  expect(screen.getByRole('button', { name: 'Buy BTC/GBP' })).toHaveFocus()
  advance(600_000)
  expect(shownPairs()).toEqual(order)

  await user.tab({ shift: true })
  expect(shownPairs()).not.toEqual(order)
})

it('masks the values in discreet mode', () => {
  renderWithApp(<PortfolioPanel portfolio="forexStock" />, { settings: { discreet: true } })
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument()
})

it('masks the value in its alert, too, and in the notification of that', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  const { store, user } = renderWithApp(<PortfolioPanel portfolio="cryptoCommodity" />, {
    settings: { discreet: true },
  })
  await user.click(screen.getByRole('button', { name: 'Buy BTC/GBP' }))

  const text = 'Buying BTC/GBP at $•••••'
  expect(alert.mock.calls).toEqual([[text]])
  expect(store.get(notificationsAtom).map((entry) => entry.text)).toEqual([text])
})

it('leaves no timer when it is hidden', () => {
  const { unmount } = renderWithApp(<PortfolioPanel portfolio="forexStock" />)
  advance(3_000)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
